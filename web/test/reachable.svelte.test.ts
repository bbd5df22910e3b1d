/**
 * From every decision each line of choices that the engine offers can be made by presses, up to the choice with which
 * something happens: what `scripts/lines.py` wrote down of random games is played by the page's own parts.
 */

import { beforeEach, expect, inject, test } from 'vitest';
import { NO_TOKEN } from '../src/api/choices';
import type { LiveTable } from '../src/api/live.svelte';
import type { FactWords, Update, ViewWords, WayWords } from '../src/api/schema';
import { settings } from '../src/browser/settings.svelte';
import { contentOf } from '../src/content/content';
import { Deciding } from '../src/game/deciding.svelte';
import { Offered } from '../src/game/offered.svelte';
import { Passing } from '../src/game/passing.svelte';
import type { Player } from '../src/game/player.svelte';
import { END } from '../src/telling/ways';
import few from './fixtures/lines.json';

interface Node {
  view: ViewWords;
  facts: Record<string, FactWords>;
  ways: WayWords[];
  /** Where each choice leads; null where something happens with it. */
  next: Record<string, number | null>;
}
interface Tree {
  edition: string;
  root: number;
  nodes: Node[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** More of them than are looked at every time. */
    lines: Tree[];
  }
}
const more = inject('lines');
const trees = more.length ? more : (few as unknown as Tree[]);

/** A table that stands at a moment of a tree, and knows all about its choices at once. */
class Table {
  waiting = null;
  log: Update[] = [];
  onpassed = () => {};
  /** Where something was chosen, what, and when. */
  past: [node: Node, choices: string[], version: number][] = [];
  node = $state.raw<Node | null>(null);

  constructor(readonly tree: Tree) {
    this.node = tree.nodes[tree.root]!;
  }
  get view() {
    return this.node?.view ?? null;
  }
  get canUndo() {
    return this.past.length > 0;
  }
  takeResumed = () => null;
  foresee = () => new Promise(() => {});
  facts = () => Promise.resolve({ facts: {}, obstacles: {}, prospects: {}, forecast: null, ...this.node });
  choose = (choice: string, then: string[] = [], _asks = false, _pressed = '', asksToken = false) => {
    const before = this.node!;
    for (const made of [choice, ...then]) this.#make(made);
    if (!asksToken && this.#needsNoToken()) {
      then = [...then, NO_TOKEN];
      this.#make(NO_TOKEN);
    }
    this.past.push([before, [choice, ...then], this.log.length]);
    const events = before.view.decision!.kind === 'turn' ? [{ kind: 'named' }] : [];
    this.#note({ kind: 'choice', choice, then, events: events as Update['events'] });
    return Promise.resolve(this.log.length);
  };
  undo = (_wholeTurn: boolean, to: number | null, [first, ...then]: string[] = []) => {
    let [before, , version] = this.past.pop()!;
    while (to !== null && version > to) [before, , version] = this.past.pop()!;
    this.node = before;
    this.#note({ kind: 'undo', back_to: version });
    return first === undefined ? Promise.resolve(0) : this.choose(first, then, false, '', true);
  };
  #make(made: string) {
    const next = this.node?.next[made];
    if (next === undefined) throw new Error(`${made} is not offered`);
    this.node = next === null ? null : this.tree.nodes[next]!;
  }
  /** What the server knows of a question for a token that is asked only where an action would be done without one. */
  #needsNoToken(): boolean {
    const { node } = this;
    if (!node || node.view.decision?.kind !== 'place-token' || !node.facts[NO_TOKEN]?.leads_on) return false;
    return node.ways.length !== 1 || !node.ways[0]!.is_taken;
  }
  #note(words: Partial<Update>) {
    this.log = [...this.log, { version: this.log.length + 1, ...words } as unknown as Update];
  }
}

/** How often a promise may lead to another before something is seen of it. */
const TURNS = 30;

type Press = (page: Page) => unknown;

/** A page at such a table, as somebody has come to it by some presses. */
class Page {
  readonly table: Table;
  readonly deciding: Deciding;
  readonly passing: Passing;
  readonly offered: Offered;
  #begun: ViewWords | null = null;

  constructor(tree: Tree) {
    this.table = new Table(tree);
    const live = this.table as unknown as LiveTable;
    const content = contents[tree.edition]!;
    this.deciding = new Deciding(live, content, () => Promise.resolve());
    this.passing = new Passing(live, this.deciding, false, () => this.table.view);
    const player = {
      get isDeciding() {
        return live.view !== null;
      },
      get view() {
        return live.view;
      },
      get wanted() {
        return live.view;
      },
    } as unknown as Player;
    this.offered = new Offered(content, player, this.deciding, this.passing);
  }

  /** Let everything come to rest. */
  async settle() {
    for (let turns = 0; turns < TURNS || this.isBusy; turns += 1) {
      if (turns > 100 * TURNS) throw new Error('the page never comes to rest');
      if (this.table.view !== this.#begun) {
        this.#begun = this.table.view;
        this.deciding.begin(this.#begun);
        this.passing.begin(this.#begun);
      }
      await null;
    }
  }
  get isBusy() {
    return this.table.view !== this.#begun || (this.table.view !== null && this.passing.isPending);
  }

  /** What can be pressed: a menu lies above all else, and what is asked about can be put aside by going on elsewhere. */
  get presses(): Press[] {
    const { reach } = this.deciding;
    const { confirming, proposed } = this.deciding.choosing;
    if (confirming !== null) return [(page) => page.deciding.choosing.confirm()];
    if (proposed)
      return [
        ...proposed.ways.map((way) => (page: Page) => page.deciding.choosing.follow(proposed, way)),
        (page) => (page.deciding.choosing.proposed = null),
      ];
    const { view, seen, hints } = this.offered;
    const { kind, options } = view.decision!;
    const ends = kind === 'turn' && options.includes(END) ? this.passing.ends : [];
    const buttons = kind === 'turn' ? [...seen.filter((option) => option !== END), ...ends] : seen;
    const presses: Press[] = [...buttons, ...hints.keys()].map(
      (choice) => (page: Page) => page.deciding.choosing.choose(choice),
    );
    const isFolded = kind === 'place-token' && options.includes(NO_TOKEN) && !reach.asksForToken;
    if (isFolded) presses.push((page) => (page.deciding.reach.isImproving = true));
    else if (this.passing.canImprove) presses.push((page) => page.passing.improve());
    return presses;
  }

  /** All on which hangs what can be pressed from here on. */
  get state(): string {
    const { deciding, offered, passing, table } = this;
    const { isImproving, folded } = deciding.reach;
    const line = table.past.map(([, choices]) => choices.join());
    const options = table.view && offered.view.decision?.options;
    return JSON.stringify([
      line,
      isImproving,
      folded !== null,
      options,
      deciding.choosing.proposed,
      deciding.choosing.confirming,
      passing.canImprove,
    ]);
  }
}

/** Every line of choices that the engine offers. */
function linesOf({ nodes }: Tree, at: number): string[][] {
  return Object.entries(nodes[at]!.next).flatMap(([choice, next]) =>
    next === null ? [[choice]] : linesOf({ nodes } as Tree, next).map((line) => [choice, ...line]),
  );
}

/** The page after some presses. */
async function pageAfter(tree: Tree, presses: Press[]) {
  const page = new Page(tree);
  await page.settle();
  for (const press of presses) {
    void press(page);
    await page.settle();
  }
  return page;
}

/** Every line that somebody can make by presses. */
async function made(tree: Tree): Promise<Set<string>> {
  const lines = new Set<string>();
  const seen = new Set<string>();
  const open: Press[][] = [[]];
  for (let presses = open.shift(); presses; presses = open.shift()) {
    const page = await pageAfter(tree, presses);
    if (page.table.node === null) {
      lines.add(page.table.past.flatMap(([, choices]) => choices).join('; '));
      continue;
    }
    if (seen.has(page.state)) continue;
    seen.add(page.state);
    for (const press of page.presses) open.push([...presses, press]);
  }
  return lines;
}

/** The same line with the upgrade that makes it cheaper, which is used wherever it can be. */
const cheaper = (line: string) =>
  line.replace(/use ([a-z -]+)(?=;|$)/, (_, used) =>
    used === 'none' ? 'use determination' : `use ${used} determination`,
  );

const editions = [...new Set(trees.map(({ edition }) => edition))];
const contents = Object.fromEntries(
  await Promise.all(editions.map(async (name) => [name, await contentOf(name)] as const)),
);

beforeEach(() => settings.change({ tokens: 'folded', gifts: 'take', confirms: 'hidden' }));

test('every line of choices can be made by presses', async () => {
  for (const tree of trees) {
    const found = await made(tree);
    const lines = linesOf(tree, tree.root).map((line) => line.join('; '));
    expect(lines.filter((line) => !found.has(line) && !found.has(cheaper(line)))).toEqual([]);
  }
}, 600_000);
