/** What the server refuses, in words. */

import { Refusal } from '../api/http';
import { hasText, t } from './texts';

/** Why something did not work, in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Refusal)) return t('home-error-unknown');
  if (hasText(`home-error-${error.id}`)) return t(`home-error-${error.id}`, error.details);
  return error.message || t('home-error-unknown');
}
