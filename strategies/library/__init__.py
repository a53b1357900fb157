"""The bots that come with the simulator: one file per family.

Every Strategy defined in a file of this folder can be called by its name in lower case
(`big_money` or `bigmoney`) and by its `aliases`.
"""
