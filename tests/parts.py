"""The parts of `make deep`: what is too wide for `make test`, which tries a little of each.

A test belongs to one by `@pytest.mark.deep(part="games")`; `make deep PART=games` runs those alone.
"""

PARTS = {
    "screens": "every screen in both sizes and themes, with wider letters, longer words and scrollbars",
    "clicks": "whole games and lessons in the browser, by clicks, of every kind",
    "details": "what else people do in the browser, with a mouse, by keys and by touch, and how soon the page answers",
    "games": "long random games of every kind, with all that holds in each of their positions",
    "readers": "whatever is read or asked, under random input",
    "wire": "a server under floods, and without what it needs",
    "processes": "several processes that serve together and are killed",
    "programs": "how well programs play, and that more cores change nothing",
    "builds": "the sdist and the wheels, and what is installed from them",
}
