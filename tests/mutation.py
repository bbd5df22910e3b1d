"""`make mutation`: change the rules in thousands of small ways and count how many the tests notice.

mutmut keeps its work in `mutants/`: a run that is stopped goes on where it was. Names of functions, such as
`cerebria.rules.quell*`, limit it to those.
"""

import json
import subprocess
import sys
from pathlib import Path

WANTED = 0.90
STATS = Path("mutants/mutmut-cicd-stats.json")


def score(stats: dict[str, int]) -> tuple[int, int]:
    """How many mutants were noticed, and how many were tried; one that hangs was noticed."""
    noticed = stats["killed"] + stats["timeout"] + stats["segfault"]
    return noticed, noticed + stats["survived"] + stats["no_tests"] + stats["suspicious"]


def main() -> None:
    mutmut = Path(sys.executable).with_name("mutmut")
    subprocess.run([mutmut, "run", *sys.argv[1:]], check=False)
    subprocess.run([mutmut, "export-cicd-stats"], check=True, stdout=subprocess.DEVNULL)
    stats = json.loads(STATS.read_text(encoding="utf-8"))
    noticed, tried = score(stats)
    print(f"{noticed} of {tried} mutants noticed ({noticed / max(tried, 1):.1%}); {stats['total']} in all")
    print("`.venv/bin/mutmut results` lists the others, `.venv/bin/mutmut show NAME` shows one")
    sys.exit(noticed < WANTED * tried)


if __name__ == "__main__":
    main()
