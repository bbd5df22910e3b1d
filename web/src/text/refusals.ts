/** What the server refuses, in words. */

import { Refusal } from '../api/http';
import type { Problem } from '../api/schema';
import { hasText, learn, listed, named, t, type Words } from './texts';

type Details = Problem['details'];

/** Why something did not work, in words. */
export async function reasonOf(error: unknown): Promise<string> {
  if (!(error instanceof Refusal)) return t('home-error-unknown');
  if (hasText(`home-error-${error.id}`)) return t(`home-error-${error.id}`, error.details);
  await fetchTexts();
  return errorText(error.id, error.details, error.message) || t('home-error-unknown');
}

/** What is wrong at several places, in the language of the page. */
export async function inWords(problems: Problem[]): Promise<Problem[]> {
  if (problems.length) await fetchTexts();
  return problems.map((problem) => ({
    ...problem,
    message: errorText(problem.id, problem.details, problem.message),
  }));
}

/** Few people ever see an error, and without its text there is still what the server says. */
const fetchTexts = () => learn('errors').catch(() => undefined);

const errorText = (id: string, details: Details, message: string) =>
  hasText(id) ? t(id, wordsOf(details)) : message;

/** What a detail of an error names. */
const NAMED: Record<string, string> = {
  card: 'emotion',
  emotion: 'emotion',
  mild: 'emotion',
  owner: 'team',
  seats: 'spirit',
  spirit: 'spirit',
  spirits: 'spirit',
  team: 'team',
  teams: 'team',
  vibe: 'vibe',
  wanted: 'team',
};

/** The server tells things by their ids, several with commas between them. */
function wordsOf(details: Details): Words {
  return Object.fromEntries(
    Object.entries(details).map(([detail, value]) => {
      const ids = String(value).split(', ').map((word) => `${NAMED[detail]}-${word}`); // prettier-ignore
      return [detail, ids.every(hasText) ? listed(ids.map((id) => named(id))) : value];
    }),
  );
}
