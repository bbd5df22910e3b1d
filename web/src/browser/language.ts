/** The language that was chosen, apart from all other settings: texts are asked for before anything else is here. */

import { recall } from './stored';

/** Under which name this browser remembers the settings. */
export const SETTINGS = 'cerebria-settings';
export const ENGLISH = 'en';

export const chosenLanguage = () => recall<{ language?: string }>(SETTINGS, {}).language ?? ENGLISH;
