/** What the game says to whoever listens: sentence after sentence, none of which goes while it may still be read. */

import { spoken } from '../telling/spoken';

interface Said {
  id: number;
  text: string;
}

/** So many stay, to be read once more: a turn of Ego’s step by step, and all that can be chosen, more than once. */
const KEPT = 60;

export class Aloud {
  said = $state.raw<Said[]>([]);
  /** How often it was asked how things stand. */
  asked = $state(0);
  /** What is said as soon as all that has happened is told, as what a coach says of it. */
  after = $state('');
  /** What came of one's own deed before the Revelation that it caused: its scene tells that first. */
  earlier = $state.raw<string[]>([]);
  /** The last that was heard where nothing is heard any more. */
  heard = 0;
  #last = 0;
  /** What was told since the last choice, and whether another one is made, of which nothing is told yet. */
  #told: string[] = [];
  #isNew = false;

  /** Tell what has happened and what is asked. */
  tell(...texts: string[]) {
    this.#keep(texts);
    this.say(...texts);
  }

  /** Have the scene of a Revelation begin with this. */
  tellEarlier(...texts: string[]) {
    this.earlier = texts.filter(Boolean).map(spoken);
    this.#keep(texts);
  }

  #keep(texts: string[]) {
    this.#told = [...(this.#isNew ? [] : this.#told), ...texts];
    this.#isNew = false;
  }

  /** A choice is made: what is told from now on comes of it. */
  begin() {
    this.#isNew = true;
  }

  /** Say once more what was told since the last choice. */
  again() {
    this.say(...this.#told);
  }

  /** Say what was asked for. */
  say(...texts: string[]) {
    const added = texts.filter(Boolean).map((text) => ({ id: ++this.#last, text: spoken(text) }));
    if (added.length) this.said = [...this.said, ...added].slice(-KEPT);
  }

  /** Other eyes hear nothing of what was said to these. */
  forget() {
    this.said = [];
    this.#told = [];
  }
}
