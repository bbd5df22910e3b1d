/** What one wants to be helped with at a table. */

export type Topic = 'screen' | 'rules' | 'keys';

export interface Help {
  topic: Topic;
  /** A place in the rules: a chapter or a paragraph. */
  place: string;
}
