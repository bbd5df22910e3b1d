/** The lessons of the tutorial, in the order in which they are best taken, and how far somebody has come in them. */
import { tables } from '../api/tables';
import type { GameForm } from '../api/schema';
import { ROW_LINES } from '../art/signs';
import type { ReadyWay } from '../lobby/play-now';
import { keepProgress, progressOf } from './progress';

/** A choice and the number of the seat that makes it. */
export type Made = [seat: number, choice: string];

export interface Step {
  /** The id of what the coach says. */
  text: string;
  /** What the coach points at: see pointing.ts. */
  point: string;
  /** What else the coach speaks of, so that it must be seen, too. */
  also?: string;
  /** What is played before the coach speaks: by the other side, or for the player. */
  before?: Made[];
  /** What the player is to choose; without it there is only something to read. */
  choice?: string;
}

export interface Lesson {
  minutes: number;
  game: GameForm;
  /** How many there are, and which is the player's. */
  seats: number;
  seat: number;
  opening: Made[];
  steps: Step[];
}

const files = import.meta.glob<Lesson>('./*.json', { import: 'default' });

export const LESSONS = ['basic', 'growing', 'hidden', 'intentions', 'set-up', 'balance', 'ego'];

export const MINUTES: Record<string, number> = {
  basic: 9,
  growing: 4,
  hidden: 2,
  intentions: 2,
  'set-up': 2,
  balance: 5,
  ego: 3,
};

/** The lessons after which somebody can play: the game that begins then. */
export const FIRST_GAMES: Record<string, ReadyWay> = { basic: 'basic', ego: 'ego-first' };

/** The lessons whose last words speak of another than the next one. */
export const SPOKEN_OF: Record<string, string> = { growing: 'intentions' };

/** The Spirit that stands beside a lesson in the list: whom one plays there, or meets. */
export const FACES: Record<string, string> = {
  basic: 'love',
  balance: 'reason',
  ego: 'gatekeeper',
};

const TOKEN = 'M0,-10A10,10 0 1 1 0,10A10,10 0 1 1 0,-10Z';
/** What stands beside the others, drawn as lines: what the lesson adds to the game, to which any Spirit could play. */
export const SIGNS: Record<string, string> = {
  growing: ROW_LINES.empower,
  hidden: 'M-7.5,-11H7.5V11H-7.5ZM-5,0C-2.5,-3.6 2.5,-3.6 5,0C2.5,3.6 -2.5,3.6 -5,0ZM0,-.6V.6',
  intentions: `${TOKEN}M0,0L5,-4.6M0,-10V-7M10,0H7M0,10V7M-10,0H-7`,
  'set-up':
    'M0,11C-4,5 -7,1 -7,-4A7,7 0 1 1 7,-4C7,1 4,5 0,11ZM0,-6.4A2.4,2.4 0 1 1 0,-1.6A2.4,2.4 0 1 1 0,-6.4Z',
};

export function loadLesson(name: string): Promise<Lesson> | undefined {
  return files[`./${name}.json`]?.();
}

/** All choices of a lesson in order. */
export function allChoices({ opening, steps, seat }: Lesson): Made[] {
  return [
    ...opening,
    ...steps.flatMap(({ before = [], choice }) => [...before, ...(choice ? [[seat, choice] as Made] : [])]),
  ];
}

/** How many choices are made when the coach begins to speak at each step. */
export function choicesBefore({ opening, steps }: Lesson): number[] {
  let made = opening.length;
  return steps.map(({ before = [], choice }) => {
    made += before.length;
    const here = made;
    if (choice) made += 1;
    return here;
  });
}

/** The step somebody is at who has made so many choices and was last seen at another; -1 if there is none. */
export function stepAt(lesson: Lesson, made: number, last: number): number {
  const before = choicesBefore(lesson);
  const previous = lesson.steps[last - 1];
  const least = previous ? (before[last - 1] ?? 0) + (previous.choice ? 1 : 0) : 0;
  if (made >= least && made <= (before[last] ?? -1)) return last;
  return before.findIndex((count) => count >= made);
}

/** Let a lesson begin anew when it is opened next. Nobody waits for its table to be cleared away. */
export function forget(name: string): void {
  const { table } = progressOf(name);
  keepProgress(name, { table: undefined, step: 0 });
  if (table) void tables.end(table).catch(() => undefined);
}

export { keepProgress, progressOf, type Progress } from './progress';
