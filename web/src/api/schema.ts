/* Made from the server's schemas by 'make types'; not to be edited. */

/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage =
  | Hello
  | Look
  | Choose
  | Undo
  | AskUndo
  | Answer
  | Say
  | Back
  | AskFacts
  | Foresee
  | AskHints
  | CancelHints
  | Ping;
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage =
  Welcome | Update | Done | Refused | FactsTold | Foreseen | HintsTold | Presence | Closing | Pong;
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "MeetingClientMessage".
 */
export type MeetingClientMessage = Seek | StopSeeking | Ping;
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "MeetingServerMessage".
 */
export type MeetingServerMessage = OpenTables | Seeking | Found | Refused | Closing | Pong;

export interface Schema {
  [k: string]: unknown;
}
/**
 * What may be chosen in an edition.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Allowed".
 */
export interface Allowed {
  modes: string[];
  games: {
    [k: string]: {
      [k: string]: AllowedGame;
    };
  };
  decks: string[];
  spirits: {
    [k: string]: string[];
  };
  is_open: boolean;
}
/**
 * What may be chosen for a game, by who plays and in which mode.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "AllowedGame".
 */
export interface AllowedGame {
  players: number[];
  starts: string[];
  firsts: string[];
  handicaps: string[];
  team_sides: string[];
  spirit_sides: string[];
}
/**
 * A game explained.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Analysis".
 */
export interface Analysis {
  curve: TurnChances[];
  moments: TurningPoint[];
  sources: {
    [k: string]: {
      [k: string]: number;
    };
  };
  differences: Difference[];
}
/**
 * A turn of a game that is explained, and how it stood when it was over; the first one is the start.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TurnChances".
 */
export interface TurnChances {
  number: number;
  seat: string | null;
  standing: {
    [k: string]: number;
  };
  chances: {
    [k: string]: number;
  };
  points: {
    [k: string]: number;
  };
  at: number;
}
/**
 * A turn that mattered: what was played in it, what that changed, and what would have been better.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TurningPoint".
 */
export interface TurningPoint {
  turn: number;
  seat: string;
  team: string;
  at: number;
  before: number;
  after: number;
  seemed: number;
  missed: number;
  played: string[];
  reasons: {
    [k: string]: unknown;
  }[];
  better: BetterWay | null;
  has_decided: boolean;
}
/**
 * What would have been better, as far as its player could know.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BetterWay".
 */
export interface BetterWay {
  choice: string;
  value: number;
  chance: number;
  line: string[];
  reasons: {
    [k: string]: unknown;
  }[];
  is_sure: boolean;
}
/**
 * What would have made the difference to a team that lost by a point; without a turn nothing was found.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Difference".
 */
export interface Difference {
  team: string;
  turn: number | null;
  seat: string | null;
  at: number | null;
  line: string[];
  points: {
    [k: string]: number;
  };
}
/**
 * A way by which somebody is called.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ChannelAnswer".
 */
export interface ChannelAnswer {
  id: string;
  kind: 'push' | 'mail' | 'json' | 'discord';
  address: string;
  table: string | null;
  is_confirmed: boolean;
}
/**
 * The ways there are, and those that somebody has set up.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ChannelsAnswer".
 */
export interface ChannelsAnswer {
  push_key: string | null;
  has_mail: boolean;
  channels: ChannelAnswer[];
}
/**
 * Whether options make a game, and how they are completed.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Checked".
 */
export interface Checked {
  is_good: boolean;
  options: {
    [k: string]: unknown;
  } | null;
  seats: {
    [k: string]: string;
  }[];
  problems: Problem[];
}
/**
 * One mistake among several.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  place: string;
  id: string;
  message: string;
  details: {
    [k: string]: string | number;
  };
}
/**
 * Time to think, in seconds: no less than a turn takes in a hurry, no more than friends wait for each other.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ClockForm".
 */
export interface ClockForm {
  reserve: number;
  per_turn: number;
  rests?: boolean;
}
/**
 * Between what each part of a clock must lie.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ClockLimits".
 */
export interface ClockLimits {
  least: ClockWords;
  most: ClockWords;
}
/**
 * Time to think, in seconds: a reserve, and more at the start of every turn.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ClockWords".
 */
export interface ClockWords {
  reserve: number;
  per_turn: number;
  rests?: boolean;
}
/**
 * Somebody else, or a program, at a table of one's own.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Companion".
 */
export interface Companion {
  name: string | null;
  program: string | null;
  spirit: string;
  team: string;
}
/**
 * What stood in the link of a mail.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ConfirmForm".
 */
export interface ConfirmForm {
  secret: string;
}
/**
 * Why a request was refused.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ErrorAnswer".
 */
export interface ErrorAnswer {
  error: string;
  message: string;
  details: {
    [k: string]: string | number;
  };
  problems: Problem[];
}
/**
 * Something that happened in the game.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "EventWords".
 */
export interface EventWords {
  kind: string;
  data: {
    [k: string]: unknown;
  };
}
/**
 * Where a link leads.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Followed".
 */
export interface Followed {
  kind: 'seat' | 'code' | 'watch' | 'replay';
  table: TableWords;
  seat: number | null;
  is_open: boolean;
  moment: number | null;
}
/**
 * A table as one person sees it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TableWords".
 */
export interface TableWords {
  id: string;
  title: string;
  status: 'open' | 'running' | 'over' | 'ended' | 'shelved';
  is_host: boolean;
  host: string | null;
  options: {
    [k: string]: unknown;
  };
  has_chosen_seed: boolean;
  seats: SeatWords[];
  decider: string | null;
  allows_hints: boolean;
  has_hints: boolean;
  clock: ClockWords | null;
  clock_since: number | null;
  lapse: LapseWords | null;
  deadline: number | null;
  undo_request: UndoRequest | null;
  other_rules: number | null;
  rematch: string | null;
  watching: number;
  talk_ends: number | null;
  created_at: number;
}
/**
 * A seat as everybody sees it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SeatWords".
 */
export interface SeatWords {
  number: number;
  spirit: string;
  team: 'bliss' | 'gloom' | 'balance';
  state: 'open' | 'person' | 'program' | 'stand-in';
  name: string | null;
  program: string | null;
  is_yours: boolean;
  is_here: boolean;
  clock: number | null;
}
/**
 * What was agreed for when somebody plays no longer: a program plays on for them, or the game ends.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "LapseWords".
 */
export interface LapseWords {
  then: 'program' | 'end';
  after: number;
}
/**
 * An undo that somebody asked for.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "UndoRequest".
 */
export interface UndoRequest {
  number: number;
  seat: string;
  agreed: string[];
  deeds: number;
  turns: string[];
}
/**
 * The options of a game, all with defaults. The game itself checks that they fit together.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "GameForm".
 */
export interface GameForm {
  players?: number | null;
  mode?: string | null;
  edition?: string | null;
  balance?: boolean | null;
  ego?: string | null;
  difficulty?:
    | string
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string]
    | null;
  team_side?: string | null;
  spirit_side?: string | null;
  spirits?: {
    /**
     * @maxItems 8
     */
    [k: string]:
      | []
      | [string]
      | [string, string]
      | [string, string, string]
      | [string, string, string, string]
      | [string, string, string, string, string]
      | [string, string, string, string, string, string]
      | [string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string];
  } | null;
  shaper?:
    | string
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | null;
  start?: string | null;
  first?: string | null;
  handicap?: string | null;
  decks?:
    | string
    | {
        [k: string]: string | string[];
      }
    | null;
  card_set?:
    | 'standard'
    | {
        [k: string]:
          | string
          | number
          | boolean
          | {
              [k: string]:
                | string
                | number
                | boolean
                | []
                | [string | number | number | boolean | null]
                | [string | number | number | boolean | null, string | number | number | boolean | null]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | {
                    [k: string]: string | number | boolean | null;
                  }
                | null;
            }
          | null;
      }
    | null;
  seed?: number | null;
  turn_limit?: number | null;
}
/**
 * Whether hints are given at a table of several people.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "HintsForm".
 */
export interface HintsForm {
  are_allowed: boolean;
}
/**
 * A first and a last day.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "HolidayForm".
 */
export interface HolidayForm {
  first: string;
  last: string;
}
/**
 * An address that wants to be told, in JSON of ours or as Discord takes it; of a table that one hosts, if named.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "HookForm".
 */
export interface HookForm {
  kind: 'json' | 'discord';
  address: string;
  language: string;
  table?: string | null;
}
/**
 * The analysis of a game, if it was made before.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "KeptAnalysis".
 */
export interface KeptAnalysis {
  analysis: Analysis | null;
}
/**
 * What becomes of a table when somebody plays no longer: a program plays on for them, or the game ends.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "LapseForm".
 */
export interface LapseForm {
  then: 'program' | 'end';
  after?: number;
}
/**
 * Who the person became in a game, and how.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "LifeWords".
 */
export interface LifeWords {
  identity: ['bliss' | 'gloom' | 'balance', 'minor' | 'major' | 'capping'][];
  winner: ('bliss' | 'gloom' | 'balance') | null;
  scores: {
    [k: string]: number;
  };
  story: StoryWords;
  sources: SourceWords[];
  course: StandingWords[];
  moments: number;
  drawing: string;
}
/**
 * What a sentence about the person tells, and of which kind it is, by what decided the game.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "StoryWords".
 */
export interface StoryWords {
  kind: 'brief' | 'close' | 'deeds' | 'draw' | 'majors' | 'strove' | 'turned' | 'unfinished' | 'walls';
  winner: ('bliss' | 'gloom' | 'balance') | null;
  aspirations: string[];
  emotions: string[];
  seat: string | null;
  turn: number;
}
/**
 * What brought points, and how many to each team.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SourceWords".
 */
export interface SourceWords {
  what: string;
  points: {
    [k: string]: number;
  };
}
/**
 * The points when a turn was over; the first is the start.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "StandingWords".
 */
export interface StandingWords {
  turn: number;
  seat: string | null;
  points: {
    [k: string]: number;
  };
  sphere: string | null;
}
/**
 * A link, told once: only its hash is kept.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "LinkAnswer".
 */
export interface LinkAnswer {
  kind: 'seat' | 'code' | 'watch' | 'replay';
  seat: number | null;
  secret: string;
  address: string;
}
/**
 * The secret of a link.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "LinkForm".
 */
export interface LinkForm {
  secret: string;
}
/**
 * Whether anybody may find a table.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ListingAnswer".
 */
export interface ListingAnswer {
  is_offered: boolean;
  listing: ListingForm | null;
}
/**
 * As what anybody finds a table.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ListingForm".
 */
export interface ListingForm {
  title: string;
  wanted?: string | null;
  for_newcomers?: boolean;
}
/**
 * An address at which somebody wants to get mail.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "MailForm".
 */
export interface MailForm {
  kind: 'mail';
  address: string;
  language: string;
}
/**
 * A person's name.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "NameForm".
 */
export interface NameForm {
  name: string;
}
/**
 * A table just made, with its links.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  table: TableWords;
  links: LinkAnswer[];
}
/**
 * From when to when, in minutes after midnight.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "NightForm".
 */
export interface NightForm {
  begin: number;
  end: number;
}
/**
 * What a form for a new table can offer.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Offer".
 */
export interface Offer {
  editions: string[];
  allowed: {
    [k: string]: Allowed;
  };
  difficulty: string[];
  programs: string[];
  clock: ClockLimits;
  lengths: TextLengths;
}
/**
 * How many letters people may write at most.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TextLengths".
 */
export interface TextLengths {
  name: number;
  title: number;
  talk: number;
  wanted: number;
}
/**
 * A seat of an open table.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "OpenSeat".
 */
export interface OpenSeat {
  spirit: string;
  name: string | null;
  program: string | null;
}
/**
 * A table at which anybody may sit down, as everybody sees it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "OpenTable".
 */
export interface OpenTable {
  id: string;
  title: string;
  host: string;
  wanted: string | null;
  for_newcomers: boolean;
  mode: string;
  edition: string;
  ego: string | null;
  has_own_cards: boolean;
  has_chosen_seed: boolean;
  allows_hints: boolean;
  clock: ClockWords | null;
  seats: OpenSeat[];
  listed_at: number;
}
/**
 * A game of one's own that is over.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "OwnGame".
 */
export interface OwnGame {
  id: string;
  title: string;
  ended_at: number;
  edition: string;
  mode: string;
  ego: string | null;
  difficulty: string[];
  spirits: string[];
  team: string | null;
  others: Companion[];
  winner: string | null;
  scores: {
    [k: string]: number;
  };
  sources: {
    [k: string]: {
      [k: string]: number;
    };
  } | null;
}
/**
 * One's own games that are over.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "OwnGames".
 */
export interface OwnGames {
  games: OwnGame[];
  unread: number;
}
/**
 * What a viewer saw, from one version on.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Past".
 */
export interface Past {
  version: number;
  view: {
    [k: string]: unknown;
  };
  following: PastVersion[];
}
/**
 * What a version changed.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "PastVersion".
 */
export interface PastVersion {
  version: number;
  stages: StageWords[];
  view: {
    [k: string]: unknown;
  };
}
/**
 * How things stood in the middle of what is told.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "StageWords".
 */
export interface StageWords {
  events: number;
  view: {
    [k: string]: unknown;
  };
  why: {
    [k: string]: unknown;
  };
}
/**
 * A person.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "PersonAnswer".
 */
export interface PersonAnswer {
  id: string;
  name: string;
}
/**
 * A new table that begins where a finished game stood.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "PlayOnForm".
 */
export interface PlayOnForm {
  moment: number;
  title?: string | null;
  seats?:
    | []
    | [SeatForm]
    | [SeatForm, SeatForm]
    | [SeatForm, SeatForm, SeatForm]
    | [SeatForm, SeatForm, SeatForm, SeatForm]
    | [SeatForm, SeatForm, SeatForm, SeatForm, SeatForm]
    | [SeatForm, SeatForm, SeatForm, SeatForm, SeatForm, SeatForm]
    | [SeatForm, SeatForm, SeatForm, SeatForm, SeatForm, SeatForm, SeatForm]
    | [SeatForm, SeatForm, SeatForm, SeatForm, SeatForm, SeatForm, SeatForm, SeatForm]
    | null;
  clock?: ClockForm | null;
  lapse?: LapseForm | null;
}
/**
 * Who is to sit on a seat: oneself, whoever follows its link, or a program.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SeatForm".
 */
export interface SeatForm {
  kind: 'me' | 'open' | 'program';
  program?: string | null;
}
/**
 * Who played a seat.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "PlayerWords".
 */
export interface PlayerWords {
  kind: 'program' | 'person';
  name: string;
}
/**
 * A program for a seat, or none.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ProgramForm".
 */
export interface ProgramForm {
  program: string | null;
}
/**
 * A browser that wants to be notified, as its push service names it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "PushForm".
 */
export interface PushForm {
  kind: 'push';
  address: string;
  keys: PushKeys;
  language: string;
}
/**
 * With which a browser reads what is sent to it, and nobody else does.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "PushKeys".
 */
export interface PushKeys {
  p256dh: string;
  auth: string;
}
/**
 * A game as a file: what it takes to play it again, how it ended, and who played.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Record".
 */
export interface Record {
  format: number;
  rules: number;
  options: GameForm;
  played_by?: {
    [k: string]: PlayerWords;
  } | null;
  /**
   * @maxItems 5000
   */
  choices: string[];
  events?: string | null;
  result?: ResultWords | null;
}
/**
 * How a game ended.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ResultWords".
 */
export interface ResultWords {
  scores: {
    [k: string]: number;
  };
  winner: string;
  ending: string;
  turns: number;
}
/**
 * A finished game from one moment on.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  eyes: string;
  moments: number;
  turns: TurnStart[];
  result: ResultWords | null;
  moment: number;
  events: EventWords[];
  view: {
    [k: string]: unknown;
  };
  following: ReplayMoment[];
}
/**
 * A turn, for a timeline.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TurnStart".
 */
export interface TurnStart {
  moment: number;
  seat: string;
  number: number;
}
/**
 * What a choice led to.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ReplayMoment".
 */
export interface ReplayMoment {
  moment: number;
  seat: string;
  choice: string | null;
  events: EventWords[];
  stages: StageWords[];
  view: {
    [k: string]: unknown;
  };
}
/**
 * What a link to a replay shows first.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ReplayLinkForm".
 */
export interface ReplayLinkForm {
  eyes?: string;
  moment?: number;
}
/**
 * What somebody has said of that, and what may be said.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "RestAnswer".
 */
export interface RestAnswer {
  rest: RestForm | null;
  night_stays_until: number | null;
  longest_night: number;
  most_holidays: number;
}
/**
 * When somebody's time does not run, at tables whose clocks rest.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "RestForm".
 */
export interface RestForm {
  zone: string;
  night?: NightForm | null;
  /**
   * @maxItems 20
   */
  holidays?:
    | []
    | [HolidayForm]
    | [HolidayForm, HolidayForm]
    | [HolidayForm, HolidayForm, HolidayForm]
    | [HolidayForm, HolidayForm, HolidayForm, HolidayForm]
    | [HolidayForm, HolidayForm, HolidayForm, HolidayForm, HolidayForm]
    | [HolidayForm, HolidayForm, HolidayForm, HolidayForm, HolidayForm, HolidayForm]
    | [HolidayForm, HolidayForm, HolidayForm, HolidayForm, HolidayForm, HolidayForm, HolidayForm]
    | [HolidayForm, HolidayForm, HolidayForm, HolidayForm, HolidayForm, HolidayForm, HolidayForm, HolidayForm]
    | [
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
      ]
    | [
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
      ]
    | [
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
      ]
    | [
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
      ]
    | [
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
      ]
    | [
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
      ]
    | [
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
      ]
    | [
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
      ]
    | [
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
      ]
    | [
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
      ]
    | [
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
      ]
    | [
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
        HolidayForm,
      ];
}
/**
 * What is played at a table that has not begun, by another chance than before.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SetUpForm".
 */
export interface SetUpForm {
  game?: GameForm1;
  clock?: ClockForm | null;
  lapse?: LapseForm | null;
}
/**
 * The options of a game, all with defaults. The game itself checks that they fit together.
 */
export interface GameForm1 {
  players?: number | null;
  mode?: string | null;
  edition?: string | null;
  balance?: boolean | null;
  ego?: string | null;
  difficulty?:
    | string
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string]
    | null;
  team_side?: string | null;
  spirit_side?: string | null;
  spirits?: {
    /**
     * @maxItems 8
     */
    [k: string]:
      | []
      | [string]
      | [string, string]
      | [string, string, string]
      | [string, string, string, string]
      | [string, string, string, string, string]
      | [string, string, string, string, string, string]
      | [string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string];
  } | null;
  shaper?:
    | string
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | null;
  start?: string | null;
  first?: string | null;
  handicap?: string | null;
  decks?:
    | string
    | {
        [k: string]: string | string[];
      }
    | null;
  card_set?:
    | 'standard'
    | {
        [k: string]:
          | string
          | number
          | boolean
          | {
              [k: string]:
                | string
                | number
                | boolean
                | []
                | [string | number | number | boolean | null]
                | [string | number | number | boolean | null, string | number | number | boolean | null]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | {
                    [k: string]: string | number | boolean | null;
                  }
                | null;
            }
          | null;
      }
    | null;
  seed?: number | null;
  turn_limit?: number | null;
}
/**
 * A new person, with the token that proves it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SignedIn".
 */
export interface SignedIn {
  id: string;
  name: string;
  token: string;
}
/**
 * Whether a spectator may say nothing.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SilenceForm".
 */
export interface SilenceForm {
  is_silenced: boolean;
}
/**
 * Somebody who was let in to watch, as the host sees them.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Spectator".
 */
export interface Spectator {
  id: string;
  name: string;
  is_silenced: boolean;
}
/**
 * A new table.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TableForm".
 */
export interface TableForm {
  title?: string | null;
  game?: GameForm2;
  seats?:
    | []
    | [SeatForm]
    | [SeatForm, SeatForm]
    | [SeatForm, SeatForm, SeatForm]
    | [SeatForm, SeatForm, SeatForm, SeatForm]
    | [SeatForm, SeatForm, SeatForm, SeatForm, SeatForm]
    | [SeatForm, SeatForm, SeatForm, SeatForm, SeatForm, SeatForm]
    | [SeatForm, SeatForm, SeatForm, SeatForm, SeatForm, SeatForm, SeatForm]
    | [SeatForm, SeatForm, SeatForm, SeatForm, SeatForm, SeatForm, SeatForm, SeatForm]
    | null;
  clock?: ClockForm | null;
  lapse?: LapseForm | null;
  allows_hints?: boolean;
}
/**
 * The options of a game, all with defaults. The game itself checks that they fit together.
 */
export interface GameForm2 {
  players?: number | null;
  mode?: string | null;
  edition?: string | null;
  balance?: boolean | null;
  ego?: string | null;
  difficulty?:
    | string
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string]
    | null;
  team_side?: string | null;
  spirit_side?: string | null;
  spirits?: {
    /**
     * @maxItems 8
     */
    [k: string]:
      | []
      | [string]
      | [string, string]
      | [string, string, string]
      | [string, string, string, string]
      | [string, string, string, string, string]
      | [string, string, string, string, string, string]
      | [string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string];
  } | null;
  shaper?:
    | string
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | null;
  start?: string | null;
  first?: string | null;
  handicap?: string | null;
  decks?:
    | string
    | {
        [k: string]: string | string[];
      }
    | null;
  card_set?:
    | 'standard'
    | {
        [k: string]:
          | string
          | number
          | boolean
          | {
              [k: string]:
                | string
                | number
                | boolean
                | []
                | [string | number | number | boolean | null]
                | [string | number | number | boolean | null, string | number | number | boolean | null]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | [
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                    string | number | number | boolean | null,
                  ]
                | {
                    [k: string]: string | number | boolean | null;
                  }
                | null;
            }
          | null;
      }
    | null;
  seed?: number | null;
  turn_limit?: number | null;
}
/**
 * A table in the list of one's own.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TableLine".
 */
export interface TableLine {
  id: string;
  title: string;
  status: 'open' | 'running' | 'over' | 'ended' | 'shelved';
  is_your_turn: boolean;
  is_host: boolean;
  your_seats: string[];
  spirits: string[];
  names: string[];
  result: {
    [k: string]: unknown;
  } | null;
  changed_at: number;
  deadline: number | null;
}
/**
 * A seat of an open table; left out, the first that is empty.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TakeForm".
 */
export interface TakeForm {
  seat?: number | null;
}
/**
 * Somebody whom one has sent away for good.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "UnwantedAnswer".
 */
export interface UnwantedAnswer {
  id: string;
  name: string;
}
/**
 * The next thing a viewer hears: every one has the version after the one before.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  type: 'update';
  version: number;
  at: number;
  kind:
    'seat' | 'start' | 'choice' | 'undo' | 'ask-undo' | 'answer' | 'say' | 'end' | 'time' | 'pause' | 'rest';
  seat: string | null;
  choice?: string | null;
  then?: string[];
  events?: EventWords[];
  stages?: StageWords[];
  view?: {
    [k: string]: unknown;
  } | null;
  can_undo?: boolean | null;
  is_passed?: boolean;
  clocks?: number[] | null;
  clock_since?: number | null;
  deadline?: number | null;
  table?: TableWords | null;
  back_to?: number | null;
  change?: string | null;
  name?: string | null;
  text?: string | null;
  to?: ('table' | 'team') | null;
  agrees?: boolean | null;
}
/**
 * The answer to `hello` and `look`: everything as it is now, and what was missed.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: 'welcome';
  version: number;
  seat: number | null;
  table: TableWords;
  view: {
    [k: string]: unknown;
  } | null;
  can_undo: boolean;
  missed: Update[];
  is_all: boolean;
  time: number;
}
/**
 * Are you there?
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: 'ping';
}
/**
 * Look for somebody who would play the same; said again, for something else.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Seek".
 */
export interface Seek {
  type: 'seek';
  token: string;
  /**
   * @minItems 1
   * @maxItems 12
   */
  wishes:
    | [Wish]
    | [Wish, Wish]
    | [Wish, Wish, Wish]
    | [Wish, Wish, Wish, Wish]
    | [Wish, Wish, Wish, Wish, Wish]
    | [Wish, Wish, Wish, Wish, Wish, Wish]
    | [Wish, Wish, Wish, Wish, Wish, Wish, Wish]
    | [Wish, Wish, Wish, Wish, Wish, Wish, Wish, Wish]
    | [Wish, Wish, Wish, Wish, Wish, Wish, Wish, Wish, Wish]
    | [Wish, Wish, Wish, Wish, Wish, Wish, Wish, Wish, Wish, Wish]
    | [Wish, Wish, Wish, Wish, Wish, Wish, Wish, Wish, Wish, Wish, Wish]
    | [Wish, Wish, Wish, Wish, Wish, Wish, Wish, Wish, Wish, Wish, Wish, Wish];
}
/**
 * A game for two that one would play.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Wish".
 */
export interface Wish {
  mode: string;
  clock: ClockForm;
}
/**
 * Look for nobody any more.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "StopSeeking".
 */
export interface StopSeeking {
  type: 'stop-seeking';
}
/**
 * The connection is about to end; come back after so many seconds (None: do not).
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Closing".
 */
export interface Closing {
  type: 'closing';
  reason: 'restart' | 'too-slow' | 'removed' | 'idle' | 'broken';
  retry_after: number | null;
}
/**
 * Somebody would play the same: the game has begun.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Found".
 */
export interface Found {
  type: 'found';
  table: string;
}
/**
 * What stands in the list: all of it at first, and then what is new or otherwise.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "OpenTables".
 */
export interface OpenTables {
  type: 'open-tables';
  is_all: boolean;
  tables: OpenTable[];
  gone: string[];
  seeking: number;
}
/**
 * Yes.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: 'pong';
  time: number;
}
/**
 * What a key stood for was not done, and why.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: 'refused';
  key: string | null;
  error: string;
  message: string;
  details: {
    [k: string]: string | number;
  };
}
/**
 * One is looked for from now on, or no longer.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Seeking".
 */
export interface Seeking {
  type: 'seeking';
  is_on: boolean;
}
/**
 * What surely follows beyond the next question, whatever is answered.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "AheadWords".
 */
export interface AheadWords {
  bonus: string | null;
  incomes: IncomeWords[];
  earned: EarnedWords[];
  dues: DueWords[];
  site: SiteWords | null;
  ends: string | null;
  beside: BesideWords[];
  chances: ChanceWords[];
  replies: ReplyWords[];
}
/**
 * Willpower that a power gives.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "IncomeWords".
 */
export interface IncomeWords {
  wp: number;
  why: string;
}
/**
 * An Intention that is met, and its points.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "EarnedWords".
 */
export interface EarnedWords {
  intention: string;
  points: number;
}
/**
 * All that a team may get in a Revelation, by what is hidden: one thing where that does not matter.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "DueWords".
 */
export interface DueWords {
  team: 'bliss' | 'gloom' | 'balance';
  may: ShareWords[];
  meets: ('none' | 'some' | 'all') | null;
}
/**
 * What a team may get in a Revelation.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ShareWords".
 */
export interface ShareWords {
  fragment: ('minor' | 'major' | 'capping') | null;
  points: number;
  wheel: number;
}
/**
 * The Fortress where the emptied Sphere stands.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SiteWords".
 */
export interface SiteWords {
  realm: string;
  team: 'bliss' | 'gloom' | 'balance';
  points: number;
  instead: number;
  stays: ('fresh' | 'far') | null;
}
/**
 * A Sphere that lies beside one's Spirit once the Origin has turned.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BesideWords".
 */
export interface BesideWords {
  sphere: string;
  wp: number;
  realm: string;
  team: ('bliss' | 'gloom' | 'balance') | null;
}
/**
 * A Sphere that whoever comes next could empty from where their Spirit stands or goes first.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ChanceWords".
 */
export interface ChanceWords {
  spirit: string;
  sphere: string;
  realm: string;
  team: ('bliss' | 'gloom' | 'balance') | null;
  points: number;
  instead: number;
  frontiers: number;
  space: string | null;
}
/**
 * An Intention that whoever comes next could meet with any of some actions, with no hidden card.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ReplyWords".
 */
export interface ReplyWords {
  spirit: string;
  intention: string;
  points: number;
  further: number;
  actions: string[];
}
/**
 * What a key stood for is stored.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  type: 'done';
  key: string;
  version: number;
}
/**
 * What is known of an option.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "FactWords".
 */
export interface FactWords {
  price: PriceWords | null;
  taken: number | null;
  sphere?: string | null;
  is_revelation: boolean;
  emptied: string | null;
  ends_game: boolean;
  asks_back: boolean;
  shown: ShownWords[];
  may_show_more: boolean;
  leads_on: boolean;
  is_sure: boolean;
  is_gift: boolean;
  raised?: RaisedWords | null;
  last?: ('minor' | 'major') | null;
  ahead?: AheadWords | null;
}
/**
 * The cheapest way to carry a choice through.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "PriceWords".
 */
export interface PriceWords {
  wp: number;
  ambition: number;
  essence: {
    [k: string]: number;
  };
  either: number;
  parts: [string, number, number][];
  is_fixed: boolean;
  tokens: PlacingWords[];
}
/**
 * A Vibe token without which an action is not possible, and the card that is discarded for it: any of these.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "PlacingWords".
 */
export interface PlacingWords {
  tokens: string[];
  cards: string[];
}
/**
 * Something that would come to light.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ShownWords".
 */
export interface ShownWords {
  kind: string;
  whose: string;
  card: string | null;
}
/**
 * A Fortress that is built or exalted.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "RaisedWords".
 */
export interface RaisedWords {
  points: number;
  is_renewed: boolean;
  is_early: boolean;
}
/**
 * What is known of every option, and what stands in the way of the actions that are none.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "FactsTold".
 */
export interface FactsTold {
  type: 'facts';
  key: string | null;
  version: number;
  facts: {
    [k: string]: FactWords;
  };
  obstacles: {
    [k: string]: ObstacleWords[];
  };
  ways: WayWords[];
  prospects: {
    [k: string]: {
      [k: string]: string | null;
    };
  };
  forecast: ForecastWords | null;
}
/**
 * What stands in the way of an action, and how much of it is missing.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ObstacleWords".
 */
export interface ObstacleWords {
  what: string;
  amount: number;
}
/**
 * Choices after which a question for a target comes, without anything happening.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "WayWords".
 */
export interface WayWords {
  path: string[];
  kind: string;
  about: {
    [k: string]: unknown;
  };
  options: string[];
  is_taken: boolean;
  price: PriceWords | null;
  ends_turn?: boolean;
}
/**
 * The first action of Ego's next turn, if nothing changed before it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ForecastWords".
 */
export interface ForecastWords {
  spirit: string;
  aim: 'common' | 'hidden' | 'next';
  aspiration: string | null;
  aims: string[];
  action: string;
  spaces: string[];
  places: string[];
  best: string[];
  impact: number | null;
  lack: string | null;
}
/**
 * What an option would change in the view, and what would happen, as far as it is sure.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Foreseen".
 */
export interface Foreseen {
  type: 'foreseen';
  key: string;
  view: {
    [k: string]: unknown;
  };
  events: EventWords[];
  is_sure: boolean;
  fact: FactWords;
  reach: WayWords[];
}
/**
 * A choice that would be good, and why.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "HintWords".
 */
export interface HintWords {
  choice: string;
  value: number;
  chance: number;
  line: string[];
  reasons: {
    [k: string]: unknown;
  }[];
  is_sure: boolean;
}
/**
 * The best few choices, the best first: at once, and again when they are thought through. The first of the first
 * answer stays it, unless another is likelier to win by 2 %.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "HintsTold".
 */
export interface HintsTold {
  type: 'hints';
  key: string;
  version: number;
  hints: HintWords[];
  is_last: boolean;
}
/**
 * Who is connected now.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  type: 'presence';
  here: string[];
  watching: number;
}
/**
 * Allow or refuse an undo that was asked for; whoever asked for it withdraws it by refusing.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  type: 'answer';
  request: number;
  agrees: boolean;
  key: string;
}
/**
 * What would every option of the decision at hand cost, and bring about?
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "AskFacts".
 */
export interface AskFacts {
  type: 'facts';
  /**
   * @maxItems 4
   */
  path?: [] | [string] | [string, string] | [string, string, string] | [string, string, string, string];
  version: number;
  key: string;
}
/**
 * What would be best to choose now?
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "AskHints".
 */
export interface AskHints {
  type: 'hints';
  version: number;
  key: string;
}
/**
 * Ask the others to allow going back to how things stood at a version.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "AskUndo".
 */
export interface AskUndo {
  type: 'ask-undo';
  back_to: number;
  key: string;
}
/**
 * A person takes a seat back from the program that played for it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Back".
 */
export interface Back {
  type: 'back';
  key: string;
}
/**
 * The hints that were asked for are not wanted any more.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "CancelHints".
 */
export interface CancelHints {
  type: 'cancel-hints';
}
/**
 * One of the options of the decision at hand, and what it leads on to.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Choose".
 */
export interface Choose {
  type: 'choose';
  choice: string;
  /**
   * @maxItems 8
   */
  then?:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string];
  asks?: boolean;
  asks_token?: boolean;
  version: number;
  key: string;
}
/**
 * What would an option change?
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Foresee".
 */
export interface Foresee {
  type: 'foresee';
  /**
   * @maxItems 4
   */
  path?: [] | [string] | [string, string] | [string, string, string] | [string, string, string, string];
  choice: string;
  version: number;
  key: string;
}
/**
 * The first message: who it is, whose eyes it wants, and what it has heard already. Said again, it changes all but
 * who it is.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: 'hello';
  token?: string | null;
  seat?: number | null;
  since?: number | null;
  facts?: boolean;
  passes?: 'nothing' | 'all-but-end' | 'all';
  tokens?: 'open' | 'folded' | 'never';
}
/**
 * Look through other eyes: those of another seat on the same device, or a spectator's.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  type: 'look';
  seat?: number | null;
  since?: number | null;
}
/**
 * Words for the table or for one's team.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  type: 'say';
  text: string;
  to?: 'table' | 'team';
  key: string;
}
/**
 * Take back one's last choice, all of them since a version, or the turn, as far as that goes.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: 'undo';
  whole_turn?: boolean;
  to?: number | null;
  /**
   * @maxItems 8
   */
  then?:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string];
  version: number;
  key: string;
}
/**
 * A Frontier's Emotion that an opposing one keeps out of the Realm beside it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BlockedWords".
 */
export interface BlockedWords {
  slot: number;
  by: number;
}
/**
 * Who decides, and about what. Only the decider knows the options, what the sentence names and what was chosen.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "DecisionWords".
 */
export interface DecisionWords {
  seat: string;
  kind: string;
  about: {
    [k: string]: unknown;
  };
  so_far: SoFarWords;
  then: {
    [k: string]: unknown;
  }[];
  options: string[];
}
/**
 * What was chosen so far in the action in progress, and what else its step holds; null where it has none.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SoFarWords".
 */
export interface SoFarWords {
  action: ('move' | 'invoke' | 'quell' | 'fortify' | 'empower' | 'meditate') | null;
  token: number | null;
  realm: string | null;
  upgrades: string[] | null;
  colour: ('none' | 'red' | 'yellow' | 'green' | 'blue' | 'wild') | null;
  column: number | null;
  colours: ('none' | 'red' | 'yellow' | 'green' | 'blue' | 'wild')[] | null;
  is_optional: boolean | null;
  card: string | null;
  mild: string | null;
  strong: string | null;
  drawn: string[] | null;
  slot: number | null;
  fetched: number | null;
  filled: number[] | null;
  space: string | null;
  site: string | null;
  frontier: string | null;
  other: string | null;
  team: ('bliss' | 'gloom' | 'balance') | null;
  sphere: string | null;
  aspiration: string | null;
  chosen: string[] | null;
  essence: ('bliss' | 'gloom' | 'balance') | null;
  given: {
    [k: string]: number;
  } | null;
  amount: number | null;
  taken: number | null;
  left: number | null;
  times: number | null;
  is_bounty: boolean | null;
  may_look: boolean | null;
  why: string | null;
}
/**
 * What lies open of the automaton.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "EgoWords".
 */
export interface EgoWords {
  team: 'bliss' | 'gloom' | 'balance';
  wp: number;
  schemes: number[];
  schemes_left: number;
  deck: number;
  difficulty: string[];
}
/**
 * An Emotion on a slot.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "EmotionWords".
 */
export interface EmotionWords {
  card: string;
  vibe: 'none' | 'red' | 'yellow' | 'green' | 'blue' | 'wild';
  essence: number;
  token: number;
  intensity: number;
  parts: IntensityParts;
  counts_in: string[];
  owner: string;
  aligned: 'bliss' | 'gloom' | 'balance';
}
/**
 * What an Intensity is made of.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "IntensityParts".
 */
export interface IntensityParts {
  printed: number;
  token: number;
  powers: number;
}
/**
 * Something that can end the game, and how much is left until then.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "EndWords".
 */
export interface EndWords {
  why: 'common' | 'wheel' | 'fragment' | 'turn-limit' | 'majors' | 'rounds';
  team: ('bliss' | 'gloom' | 'balance') | null;
  left: number;
}
/**
 * A Fortress on its site.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "FortressWords".
 */
export interface FortressWords {
  team: 'bliss' | 'gloom' | 'balance';
  kind: 'minor' | 'major' | 'capping';
  fresh: boolean;
  aligned: 'bliss' | 'gloom' | 'balance';
  worth: number;
}
/**
 * A deed that brings points at once.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "IntentionWords".
 */
export interface IntentionWords {
  name: string;
  points: number;
}
/**
 * What brings points as long as it is there: a full row of a Spirit's board, or an Emotion.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "LastingWords".
 */
export interface LastingWords {
  team: 'bliss' | 'gloom' | 'balance';
  part: 'rows' | 'strong' | 'full';
  points: number;
  spirit?: string;
  row?: 'move' | 'invoke' | 'quell' | 'fortify' | 'empower' | 'meditate';
  card?: string;
}
/**
 * What all see of a game in rounds.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "RoundsWords".
 */
export interface RoundsWords {
  number: number;
  last: number;
  fortitude: {
    [k: string]: number;
  };
  next: {
    [k: string]: string | null;
  };
  majors: {
    [k: string]: ('bliss' | 'gloom' | 'balance')[];
  };
  endgame: string;
  aside: {
    [k: string]: string[];
  };
  discard: {
    [k: string]: string[];
  };
  taken: {
    [k: string]: ('move' | 'invoke' | 'quell' | 'fortify' | 'empower' | 'meditate')[];
  };
  meditations: {
    [k: string]: number;
  };
  saved: {
    [k: string]: number;
  };
  protected: string[];
  lasting: LastingWords[];
}
/**
 * What is known of a seat.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
  team: 'bliss' | 'gloom' | 'balance';
  at: string | null;
  wp: number;
  essence: {
    [k: string]: number;
  };
  rows: {
    [k: string]: (('none' | 'red' | 'yellow' | 'green' | 'blue' | 'wild') | '-')[];
  };
  locked: ('move' | 'invoke' | 'quell' | 'fortify' | 'empower' | 'meditate')[];
  insecurity: ('move' | 'invoke' | 'quell' | 'fortify' | 'empower' | 'meditate')[];
  near: string[];
  hand: (string | null)[];
  known: string[];
  deck: (string | null)[];
  unseen: string[];
  drawn: (string | null)[];
}
/**
 * A Sphere of the Origin: where it lies, and what is left in it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SphereWords".
 */
export interface SphereWords {
  realm: string;
  wp: number;
  full: number;
}
/**
 * What is known of a team.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TeamView".
 */
export interface TeamView {
  score: number;
  at_end: number;
  most_at_end: number;
  parts: {
    [k: string]: number;
  };
  wheel: number;
  ambition: number;
  unused: {
    [k: string]: number;
  };
  spent: ('minor' | 'major')[];
  meets_common: boolean;
  hidden: (string | null)[];
  aim: string | null;
  endgame: string | null;
}
/**
 * All that one seat, or a spectator, may see.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ViewWords".
 */
export interface ViewWords {
  seat: string | null;
  turns: number;
  turn: string;
  order: string[];
  place: number;
  features: ('fortresses' | 'wheel' | 'empower' | 'spirit-powers' | 'balance' | 'ego' | 'rounds')[];
  actions: number;
  used: string[];
  intentions: IntentionWords[];
  ending: string;
  last_points: ('revelation' | 'intentions' | 'fortresses')[] | null;
  ends: EndWords[];
  decision: DecisionWords | null;
  slots: (EmotionWords | null)[];
  blocked: BlockedWords[];
  controls: {
    [k: string]: 'bliss' | 'gloom' | 'balance' | null;
  };
  fortresses: {
    [k: string]: FortressWords | null;
  };
  spheres: {
    [k: string]: SphereWords;
  };
  identity: ['bliss' | 'gloom' | 'balance', 'minor' | 'major' | 'capping'][];
  bleakness: number;
  ego: EgoWords | null;
  rounds: RoundsWords | null;
  common: (string | null)[];
  done: number;
  teams: {
    [k: string]: TeamView;
  };
  seats: {
    [k: string]: SeatView;
  };
  counts: {
    [k: string]: {
      [k: string]: number;
    };
  };
  conditions: {
    [k: string]: {
      [k: string]: {
        [k: string]: boolean;
      };
    };
  };
  earns: {
    [k: string]: {
      [k: string]: 'minor' | 'major' | 'capping' | null;
    };
  };
  meets: {
    [k: string]: 'bliss' | 'gloom' | 'balance' | null;
  };
}
/**
 * What a choice says, part by part: its kind, and of the others those that belong to it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ChoiceWords".
 */
export interface ChoiceWords {
  kind: string;
  slot?: number;
  space?: string;
  realm?: string;
  spirit?: string;
  sphere?: string;
  aspiration?: string;
  card?: string;
  team?: 'bliss' | 'gloom' | 'balance';
  amount?: number;
  what?: string;
  row?: 'move' | 'invoke' | 'quell' | 'fortify' | 'empower' | 'meditate';
  colour?: 'none' | 'red' | 'yellow' | 'green' | 'blue' | 'wild';
  column?: number;
  upgrades?: string[];
}
