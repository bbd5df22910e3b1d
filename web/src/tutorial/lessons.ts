/** The lessons of the tutorial, in the order in which they are best taken, and how far somebody has come in them. */

import type { GameForm } from '../api/schema';
import { recall, remember } from '../browser/stored';

/** A choice and the number of the seat that makes it. */
export type Made = [seat: number, choice: string];

export interface Step {
  /** The id of what the coach says. */
  text: string;
  /** What the coach points at: see pointing.ts. */
  point: string;
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

export const LESSONS = [
  'basic',
  'tokens',
  'ambition',
  'hidden',
  'empower',
  'intentions',
  'set-up',
  'balance',
  'ego',
];

export const MINUTES: Record<string, number> = {
  basic: 9,
  tokens: 2,
  ambition: 2,
  hidden: 2,
  empower: 2,
  intentions: 2,
  'set-up': 2,
  balance: 5,
  ego: 3,
};

/** The Spirit that stands beside a lesson in the list. */
export const FACES: Record<string, string> = {
  basic: 'love',
  tokens: 'delight',
  ambition: 'hatred',
  hidden: 'misery',
  empower: 'empathy',
  intentions: 'malice',
  'set-up': 'anxiety',
  balance: 'reason',
  ego: 'gatekeeper',
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

// What this browser remembers.

export interface Progress {
  table?: string;
  step?: number;
  isDone?: boolean;
}

const KEY = 'cerebria-tutorial';

export const progressOf = (name: string) => recall<Record<string, Progress>>(KEY, {})[name] ?? {};

export function keepProgress(name: string, progress: Progress): void {
  const all = recall<Record<string, Progress>>(KEY, {});
  remember(KEY, { ...all, [name]: { ...all[name], ...progress } });
}
