"""Scenarios: positions, choices and what must then be true, as files that players can read and write."""

from .running import Outcome, Scenario, load_scenarios, run, run_paths, scenario_files

__all__ = ["Outcome", "Scenario", "load_scenarios", "run", "run_paths", "scenario_files"]
