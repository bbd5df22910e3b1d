/** Under which name this browser remembers the settings. */
export const SETTINGS = 'cerebria-settings';
export const ENGLISH = 'en';
