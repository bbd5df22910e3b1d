"""Tables of figures in Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence


def markdown(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table, headings first, its columns lined up so that it reads well in a terminal too."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for number, row in enumerate(rows):
        cells = (text.ljust(width) for text, width in zip(row, widths, strict=True))
        yield f"| {' | '.join(cells)} |"
        if number == 0:
            yield f"| {' | '.join('-' * width for width in widths)} |"
