"""Throughput, measured against the limit and against peers."""
