"""What happens to games after they were played: store, statistics, charts, reports.

`stats`   intervals, Elo, SPRT, Bradley-Terry, Holm
`store`   run directories that survive being killed
`tables`  tidy pandas tables from tallies
`charts`  figures from those tables
`report`  one HTML page from a run directory
"""
