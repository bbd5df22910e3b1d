"""Coverage-guided fuzzing of one reader: `python -m fuzz READER [-max_total_time=60] [CORPUS]`."""

import sys

try:
    import atheris
except ModuleNotFoundError:
    sys.exit("The fuzzer atheris is needed, of which there is a build for x86-64 Linux only: make fuzz there.")

with atheris.instrument_imports(include=["cerebria"]):
    from fuzz.readers import READERS, try_to_read


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else ""
    if name not in READERS:
        sys.exit(f"usage: python -m fuzz {'|'.join(READERS)} [options of libFuzzer]")
    atheris.Setup([sys.argv[0], *sys.argv[2:]], lambda data: try_to_read(name, data))
    atheris.Fuzz()


if __name__ == "__main__":
    main()
