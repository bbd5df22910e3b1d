"""The catalogues: every text is wanted by somebody, and there in every language."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest

from cerebria.texts import FALLBACK, LOCALES, languages, texts_for

from . import glossary_page
from .spoken import SOFT_HYPHEN
from .translations import faults, left, messages_in, stale

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
CATALOGUES = sorted((ROOT / "src" / "cerebria" / "locales" / "en").glob("*.ftl"))
SOURCES = ("src/cerebria/**/*.py", "src/cerebria/**/*.toml", "web/src/**/*.ts", "web/src/**/*.svelte")
# Ids whose beginning is looked for in a list, so that it stands nowhere as it is.
FOUND_OTHERWISE = ("reason-", "web-status-", "cardbook-when-")
# What is put at the end of an id where an edition or a team does something in its own way.
VARIANTS = re.compile(r"-(prototype|preview|balance|text|short)$")


def test_every_text_is_named_somewhere() -> None:
    """By its whole id, or by a beginning to which something is added."""
    catalogues = "\n".join(path.read_text(encoding="utf-8") for path in CATALOGUES)
    ids = re.findall(r"^([a-z][\w-]*) =", catalogues, re.MULTILINE)
    source = "\n".join(path.read_text(encoding="utf-8") for pattern in SOURCES for path in ROOT.glob(pattern))
    named = {*re.findall(r"[a-z][\w-]*", source), *re.findall(r"\{ ([a-z][\w-]*) \}", catalogues)}
    beginnings = tuple(set(re.findall(r"([a-z]\w+-[\w-]*)(?:\$?\{|['\"])", source))) + FOUND_OTHERWISE

    def is_named(id: str) -> bool:
        shorter = VARIANTS.sub("", id)
        return id in named or id.startswith(beginnings) or (shorter != id and is_named(shorter))

    assert [id for id in ids if not is_named(id)] == []


@pytest.mark.parametrize("language", languages())
def test_every_language_that_people_are_offered_says_all_that_english_says(language: str) -> None:
    if (LOCALES / language / "page.ftl").exists():
        assert faults(language) == []


# What looks like words: a capital and a further word, or three words. Errors of the library that reads arguments are
# known by theirs, and looks of letters have names of several words.
SENTENCE = re.compile(r"^[A-Z]\S* +[a-z]|[a-z]{2,} [a-z]{2,} [a-z]{2,}")
READS_ARGUMENTS = "usage.py"
LOOK = re.compile(r"not bold \w+")


def test_the_terminal_says_nothing_of_its_own() -> None:
    """In the web client `own-words.test.ts` looks for it."""
    found: list[str] = []
    for file in sorted((ROOT / "src" / "cerebria" / "cli").glob("*.py")):
        if file.name == READS_ARGUMENTS:
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"))
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        found += [
            f"{file.name}: {node.value}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
            if SENTENCE.search(node.value) and not LOOK.fullmatch(node.value)
        ]
    assert found == []


def test_no_id_stands_in_two_catalogues() -> None:
    ids = [id for file in (LOCALES / FALLBACK).glob("*.ftl") for id, _ in messages_in(file)]
    assert len(ids) == len(set(ids)) > 3000


def write(folder: Path, catalogues: dict[str, str]) -> None:
    for name, text in catalogues.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


def test_what_a_language_lacks_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(
        tmp_path,
        {
            "en/words.ftl": "a = See [this](#moves), { $name }\nb = Be\nc = Sea\n",
            "en/later.ftl": "e = Some day\nf = Or never\n",
            "xx/words.ftl": "a = Vidu [tion](#movo)\nb = Estu\nb = Estu\nd = Do\n}\n",
            "xx/other.ftl": "c = Maro\n",
        },
    )
    monkeypatch.setattr("tests.translations.LOCALES", tmp_path)
    assert faults("en") == []
    assert faults("xx") == [
        "xx/later.ftl: is not begun; texts: 2, English words: 4",
        "xx/other.ftl: c: English has no such text there",
        "xx/words.ftl: a: variables differ: name",
        "xx/words.ftl: a: links differ: #moves, #movo",
        "xx/words.ftl: b: stands there twice",
        "xx/words.ftl: d: English has no such text there",
        "xx/words.ftl: }: cannot be read",
        "xx/words.ftl: c: is missing",
    ]
    assert left("en") == ""
    assert left("xx") == "xx: texts left: 3, in English words: 5"


def test_what_a_text_has_besides_words_is_there_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choosing = "{ $who ->\n    [%s] A\n   *[%s] B\n }"
    write(
        tmp_path,
        {
            "en/words.ftl": f"a = **Take** it\n    .aloud = take\nb = {choosing % ('you', 'other')}\n"
            f"c = {choosing % ('one', 'other')}\nd = Of {{ $name }}\n",
            "xx/words.ftl": f"a = Prenu\n    .genitivo = de\nb = {choosing % ('vi', 'other')}\n"
            f'c = {choosing % ("few", "other")}\nd = De {{ NAME($name, form: "genitive") }}\n',
        },
    )
    monkeypatch.setattr("tests.translations.LOCALES", tmp_path)
    assert faults("en") == []
    assert faults("xx") == [
        "xx/words.ftl: a: bold words differ: **",
        "xx/words.ftl: a: forms are missing: aloud",
        "xx/words.ftl: b: variants differ: vi, you",
        "xx/words.ftl: d: no name has the form genitive",
    ]


def test_texts_that_are_older_than_the_english_ones_are_told(tmp_path: Path) -> None:
    def commit(**catalogues: str) -> None:
        write(tmp_path, {f"{language}/words.ftl": text for language, text in catalogues.items()})
        for words in (["add", "."], ["-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-qm", "Write"]):
            subprocess.run(["git", *words], cwd=tmp_path, check=True, capture_output=True)

    commits = [
        {"en": "a = Sea\nb = Land\nc = Sky\n", "xx": "a = Maro\nb = Tero\nc = Ĉielo\n"},
        {"en": "a = Lake\nb = Shore\nc = Sky.\n"},
        {"xx": "a = Maro\n# It was right.\nb = Tero\nc = Ĉielo\n"},
    ]
    assert stale("xx", tmp_path) == []
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    told = []
    for catalogues in commits:
        commit(**catalogues)
        found = stale("xx", tmp_path)
        told.append([line.split(": ")[1] for line in found])
    assert told == [[], ["a", "b"], ["a"]]
    write(tmp_path, {"xx/words.ftl": "a = Lago\n# It was right.\nb = Tero\nc = Ĉielo\n"})
    assert stale("xx", tmp_path) == []


def test_the_glossary_tells_what_the_catalogues_say() -> None:
    assert glossary_page.PAGE.read_text(encoding="utf-8") == glossary_page.page(), "run `make glossary-page`"


# What the printed editions call things; the form of a word and its capital are a matter of the language.
PRINTED = """
                   it                      ru                        hu               fr
team-bliss         Gioia                   свет                      Derű             Bonheur
team-gloom         Malinconia              мрак                      Ború             Tristesse
term-spirit        Spirito                 дух                       Szellem          Esprit
term-emotion       Emozione                эмоция                    Érzelem          Émotion
kind-mild          Emozione Media          умеренная эмоция          Gyenge Érzelem   Émotion Légère
kind-strong        Emozione Forte          сильная эмоция            Erős Érzelem     Émotion Profonde
term-realm         Reame                   мир                       Birodalom        Royaume
term-frontier      Frontiera               рубеж                     Határvidék       Frontière
term-triad         Triade                  триада                    Triád            Triade
term-origin        Origine                 изначальное               Eredet           Origine
term-sphere        Sfera                   сфера                     Szféra           Sphère
term-willpower     Forza di Volontà        сила воли                 Akaraterő        Volonté
term-essence       Essenza                 эссенция                  Esszencia        Essence
term-ambition      Ambizione               амбиция                   Ambíció          Ambition
term-vibe          Vibrazione              ощущение                  Hangulat         Vibration
term-intensity     Intensità               интенсивность             Intenzitás       Intensité
fragment-minor     Frammento Minore        второстепенный фрагмент   Kisebb Töredék   Fragment Mineur
fragment-major     Frammento Maggiore      основной фрагмент         Nagyobb Töredék  Fragment Majeur
fragment-capping   Frammento Apicale       венчающий фрагмент        Záró Töredék     Pyramidion
term-identity      Identità                индивидуальность          Személyiség      Identité
term-revelation    Rivelazione             откровение                Kinyilatkoztatás  Révélation
term-common-aspiration  Aspirazione Comune      основное устремление      Közös Törekvés   Aspiration Commune
term-hidden-aspiration  Aspirazione Segreta     скрытое устремление       Rejtett Törekvés  Aspiration Propre
term-intention     Intenzione              намерение                 Szándék          Intention
term-wheel         Ruota delle Intenzioni  диск намерений            Szándékkerék     Roue des Intentions
term-fortress      Fortezza                крепость                  Erőd             Forteresse
term-shaper        Plasmatore              творец                    Formáló          Façonneur
row-move           Movimento               перемещение               Mozgás           Déplacer
term-invoke        Invocazione             задействовать             Ébresztés        Invoquer
term-quell         Repressione             подавить                  Elfojtás         Refouler
term-fortify       Fortificazione          защитить                  Erődítés         Fortifier
term-empower       Potenziamento           усилить                   Megerősítés      Transcender
term-absorb        Assorbimento            поглощение                Elnyelés         Absorber
realm-motives      Vallata delle Motivazioni  Долина мотивов         Indítékok Völgye  Vallée des Motivations
realm-senses       Culla dei Sensi         Колыбель чувств           Érzékek Bölcsője  Berceau des Sens
realm-thoughts     Trama dei Pensieri      Паутина мыслей            Gondolatok Hálója  Réseau des Pensées
realm-desires      Landa dei Desideri      Земля желаний             Vágyak Földje    Contrée des Désirs
realm-values       Salice dei Valori       Лес ценностей             Értékek Ligete   Saule des Valeurs
"""


@pytest.mark.parametrize("place", range(4), ids=PRINTED.split()[:4])
def test_things_are_called_what_the_printed_editions_call_them(place: int) -> None:
    head, *rows = (re.split(r" {2,}", line.strip()) for line in PRINTED.strip().splitlines())
    known = texts_for(head[place])
    called = {id: str(known.get(id)).replace(SOFT_HYPHEN, "").casefold() for id, *_ in rows}
    assert called == {id: words[place].casefold() for id, *words in rows}


@pytest.mark.parametrize("language", languages())
def test_a_table_names_the_level_of_ego_that_somebody_chose_at_the_door(language: str) -> None:
    code = (ROOT / "web" / "src" / "lobby" / "against-ego.ts").read_text(encoding="utf-8")
    levels = [*re.finditer(r"(\w+): '(easier|harder)-(\d)'", code)]
    assert len(levels) == 3
    texts = texts_for(language)
    for found in levels:
        name = texts.get(f"home-ego-level-{found[1]}")
        assert name in texts.get(f"difficulty-{found[2]}", step=int(found[3]))
