/** A view of a game as the server sends it: the schema's types, where the names of teams and rows are known. */

import type {
  EmotionWords,
  FortressWords,
  SeatView as AnySeat,
  SphereWords,
  TeamView,
  ViewWords,
} from './schema';

export type Team = EmotionWords['aligned'];
export type Vibe = 'none' | 'red' | 'yellow' | 'green' | 'blue' | 'wild';
export type Side = 'A' | 'B';
export type Row = 'move' | 'invoke' | 'quell' | 'fortify' | 'empower';
export type Kind = 'starting' | 'mild' | 'strong';
export type Fragment = FortressWords['kind'];

export type Emotion = EmotionWords;
export type Fortress = FortressWords;
export type Sphere = SphereWords;
export type { TeamView };

export interface SeatView extends Omit<AnySeat, 'essence' | 'rows'> {
  essence: Partial<Record<Team, number>>;
  /** The token on each of the four spaces of a row; `-` where there is none. */
  rows: Record<Row, (Vibe | '-')[]>;
}

export interface View extends Omit<ViewWords, 'identity' | 'teams' | 'seats' | 'counts'> {
  /** The tower from the bottom up. */
  identity: [Team, Fragment][];
  teams: Partial<Record<Team, TeamView>>;
  seats: Record<string, SeatView>;
  counts: Record<string, Partial<Record<Team, number>>>;
}
