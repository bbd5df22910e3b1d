/** What tells the rest of the page that something was heard from a table. */
export const HEARD = 'cerebria-heard';
