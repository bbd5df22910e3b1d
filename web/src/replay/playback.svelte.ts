/** Goes through a replay: which moment is seen, through whose eyes, and what moves on the way to it. */

import { replays } from '../api/replays';
import type { TableWords } from '../api/schema';
import type { Side } from '../api/view';
import { flightsOf } from '../board/flights';
import { settings } from '../browser/settings.svelte';
import type { Content } from '../content/content';
import { sideOf, teamsIn } from '../content/in-play';
import { letHear } from '../deeds/hearing';
import { EgoTelling } from '../table/ego-telling.svelte';
import type { EgoStep } from '../telling/ego';
import { endgameAfter, wholeRevelation } from '../telling/revelation';
import { goneFrom } from '../telling/standing';
import { storyOf, type Revelation } from '../telling/story';
import { OPEN, SPECTATOR, type Place } from './address';
import { Film, type Frame } from './film.svelte';
import { pointsIn, revelationsIn, stretchAt, stretchesOf, turnFrom, turnsWithin } from './outline';

export const SPEEDS = [0.5, 1, 2, 4];

/** How long a moment is shown while playing, in milliseconds: with nothing to tell, or by what is told. */
const SILENT = 260;
const TOLD = 1000;
const MORE_TOLD = 350;
const LONGEST = 2400;

/** How a moment was come to: one step on is shown in full, one back glides, and a jump is there at once. */
type Way = 'on' | 'back' | 'jump';

export class Playback {
  readonly side: Side;
  eyes = $state('');
  speed = $state(1);
  way = $state<Way>('jump');
  /** The turn of Ego's that is told step by step. */
  ego = $state.raw<EgoTelling | null>(null);
  /** The Revelation whose scene is shown. */
  revelation = $state.raw<Revelation | null>(null);

  #wanted = $state(0);
  #isStarted = $state(false);
  #films = $state.raw<Film[]>([]);
  #film = $state.raw<Film>() as Film;
  #byEyes = new Map<string, Film>();
  #last: Frame | null = null;

  constructor(
    readonly table: TableWords,
    readonly content: Content,
    { moment, eyes }: Place,
  ) {
    this.side = sideOf(table);
    this.#wanted = moment;
    this.look(eyes && this.allEyes.includes(eyes) ? eyes : this.#ownEyes());
  }

  /** Everybody through whose eyes one can look. */
  get allEyes(): string[] {
    return [...this.table.seats.map(({ spirit }) => spirit), SPECTATOR, OPEN];
  }

  #ownEyes(): string {
    return this.table.seats.find((seat) => seat.is_yours)?.spirit ?? OPEN;
  }

  // What is seen.

  facts = $derived(this.#films.find(({ facts }) => facts)?.facts ?? null);
  moments = $derived(this.facts?.moments ?? 0);
  /** No later than the end, though an address may ask for more before it is known where that is. */
  moment = $derived(this.facts ? Math.min(this.moments, this.#wanted) : this.#wanted);
  /** At the end there is nothing more to play. */
  isPlaying = $derived(this.#isStarted && this.moment < this.moments);
  problem = $derived(this.#film.problem);
  fetched = $derived(this.#film.fetched);
  isWhole = $derived(this.#film.isWhole);
  /** While it is on its way, what was seen before stays. */
  frame = $derived.by(() => {
    this.#last = this.#film.frames[this.moment] ?? this.#last;
    return this.#last;
  });
  isHere = $derived(this.#film.frames[this.moment] !== undefined);
  /** The Common Aspirations that have left the row by now, if all is known that happened before. */
  gone = $derived.by(() => {
    const frames = this.#film.frames.slice(0, this.moment + 1).filter((frame) => frame !== undefined);
    const isKnown = frames.length > this.moment && !this.frame?.after.rounds;
    return isKnown ? goneFrom(frames.flatMap(({ events }) => events)) : [];
  });
  turns = $derived(storyOf(this.#film.frames.filter((frame) => frame !== undefined)));

  flights = $derived(
    this.frame && this.way === 'on' && settings.pace
      ? flightsOf(this.frame.events, this.frame.seat, this.frame.before, this.frame.after)
      : [],
  );

  // The outline is the same for all eyes, so it is kept from whoever knows most.
  #fullest = $derived(this.#films.find(({ isWhole }) => isWhole)?.frames ?? this.#film.frames);
  stretches = $derived(this.facts ? stretchesOf(this.facts.turns, this.facts.moments) : []);
  within = $derived(this.facts ? turnsWithin(this.facts.turns) : []);
  stretch = $derived(stretchAt(this.stretches, this.moment));
  teams = $derived.by(() => (this.frame ? teamsIn(this.content, this.frame.after) : []));
  revelations = $derived(revelationsIn(this.#fullest));
  points = $derived(this.teams.map((team) => ({ team, points: pointsIn(this.#fullest, team) })));
  nextRevelation = $derived(this.revelations.find((moment) => moment > this.moment) ?? null);

  // Going from one to another.

  look(eyes: string) {
    this.eyes = eyes;
    this.way = 'jump';
    this.#endEgo();
    let film = this.#byEyes.get(eyes);
    if (!film) {
      film = new Film(
        (from, count) => replays.part(this.table.id, eyes, from, count),
        this.content,
        this.side,
      );
      this.#byEyes.set(eyes, film);
      this.#films = [...this.#films, film];
    }
    this.#film = film;
    film.want(this.moment);
  }

  goTo(moment: number) {
    const wanted = Math.max(0, this.facts ? Math.min(this.moments, moment) : moment);
    if (wanted === this.moment) return;
    this.way = wanted === this.moment + 1 ? 'on' : wanted === this.moment - 1 ? 'back' : 'jump';
    this.#endEgo();
    this.#wanted = wanted;
    this.#film.want(wanted);
    // Nobody is called to a turn that was long ago.
    if (this.way === 'on' && this.isHere && this.frame)
      letHear(this.frame.events, { ...this.frame.after, seat: null });
    if (this.way === 'on' && settings.current.revelations === 'wait' && this.isHere) this.reveal(this.frame);
  }

  /** Somebody's own doing: it stops what plays by itself. */
  seek(moment: number | null) {
    this.pause();
    if (moment !== null) this.goTo(moment);
  }

  step(by: 1 | -1) {
    this.seek(this.moment + by);
  }

  stepTurn(by: 1 | -1) {
    this.seek(turnFrom(this.stretches, this.moment, by) ?? (by > 0 ? this.moments : 0));
  }

  /** Shown as it happened, from the moment before it. */
  seekRevelation() {
    if (this.nextRevelation === null) return;
    const moment = this.nextRevelation;
    this.seek(moment);
    this.way = 'on';
    this.reveal(this.frame);
  }

  /** Show the scene of the Revelation that began in a moment, if one did. */
  reveal(frame: Frame | null) {
    const frames = this.#film.frames.filter((found) => found !== undefined);
    this.revelation = frame && wholeRevelation(frames, frame.version);
  }

  /** Tell a turn of Ego's step by step, or as much of it as a moment has. */
  tellEgo({ version }: Frame, steps: EgoStep[]) {
    if (!steps.length) return;
    this.seek(version);
    this.ego = new EgoTelling(steps, {
      onstep: ({ events, view }) => letHear(events, { ...view, seat: null }),
      onend: () => (this.ego = null),
    });
  }

  #endEgo() {
    this.ego?.stop();
    this.ego = null;
  }

  /** Enough of the Revelation; where the game came to its end with it, that has a scene of its own. */
  endScene() {
    this.revelation = this.revelation && endgameAfter(this.revelation);
  }

  play() {
    if (this.isPlaying) return this.pause();
    this.#endEgo();
    if (this.moment >= this.moments) this.goTo(0);
    this.#isStarted = true;
  }

  pause() {
    this.#isStarted = false;
  }

  /** Try again what could not be fetched. */
  retry() {
    this.#film.want(this.moment);
  }

  /** How long the moment that is seen stays while playing. */
  get stay(): number {
    const told = this.frame?.told.length ?? 0;
    const length = told ? Math.min(LONGEST, TOLD + MORE_TOLD * (told - 1)) : SILENT;
    return length / this.speed;
  }
}
