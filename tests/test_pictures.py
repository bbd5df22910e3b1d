"""The pictures that the README and the documentation show are there, small, and of the screens as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from cerebria import new_game
from tests.browser.films import Film, films
from tests.browser.furnishing import long_game
from tests.browser.pictures import PAGES, ROOT, SHOWN, SIZES, THEMES, Picture, shown
from tests.browser.screens import SCREENS

MOST_BYTES = 150_000
PICTURES = sorted(shown())


def size_of(path: Path) -> tuple[int, int]:
    """Width and height of a WebP picture, of either form in which browsers write them."""
    head = path.read_bytes()[:30]
    assert (head[:4], head[8:12]) == (b"RIFF", b"WEBP")
    if head[12:16] == b"VP8X":
        return 1 + int.from_bytes(head[24:27], "little"), 1 + int.from_bytes(head[27:30], "little")
    assert head[12:16] == b"VP8 "
    return int.from_bytes(head[26:28], "little"), int.from_bytes(head[28:30], "little")


def test_the_readme_shows_the_table_in_both_themes() -> None:
    assert {Picture("game-turn", "desktop", theme) for theme in THEMES} <= shown((ROOT / "README.md",))


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_picture_is_of_a_screen_as_large_as_that_and_small_in_bytes(picture: Picture) -> None:
    assert picture.screen in {screen.name for screen in SCREENS}
    assert picture.theme in THEMES
    path = SHOWN / f"{picture.name}.webp"
    window = SIZES[picture.size]
    assert size_of(path) == (window["width"], window["height"])
    assert path.stat().st_size < MOST_BYTES


def test_no_picture_lies_there_that_nothing_shows() -> None:
    assert {path.stem for path in SHOWN.iterdir()} == {picture.name for picture in PICTURES}


def test_every_picture_says_in_words_what_it_shows() -> None:
    for page in PAGES:
        for tag in page.read_text(encoding="utf-8").split("<img ")[1:]:
            assert 'alt="' in tag.split(">")[0]


@pytest.mark.parametrize("film", films(), ids=lambda film: film.name)
def test_a_film_begins_where_its_first_choice_can_be_made(film: Film) -> None:
    record, _ = long_game(film.game)
    game = new_game(rules=record["rules"], **record["options"])
    for choice in record["choices"][: film.moment]:
        game.choose(choice)
    assert game.decision is not None
    assert film.choices[0] in {choice.text for choice in game.decision.options}
