/** The words of a view, by the names that the game has for them. */

import type { EmotionWords, FortressWords, SeatView, SphereWords, ViewWords } from './schema';

export type Team = EmotionWords['aligned'];
export type Vibe = 'none' | 'red' | 'yellow' | 'green' | 'blue' | 'wild';
export type Side = 'A' | 'B';
export type Row = SeatView['locked'][number];
export type Kind = 'starting' | 'mild' | 'strong';
export type Fragment = FortressWords['kind'];

export type Emotion = EmotionWords;
export type Fortress = FortressWords;
export type Sphere = SphereWords;

/** A whole view as it was sent or stored: messages leave open what it holds, since most hold only what is new in one. */
export const wholeView = (words: Record<string, unknown>) => words as unknown as ViewWords;
