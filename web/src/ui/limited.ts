/** Lets a field take no more letters than the server does. Until the server has said how many, it takes any. */

import type { Attachment } from 'svelte/attachments';
import { offered } from '../api/offer';
import type { TextLengths } from '../api/schema';

export const limited =
  (what: keyof TextLengths): Attachment<HTMLInputElement> =>
  (field) => {
    void offered().then(
      ({ lengths }) => (field.maxLength = lengths[what]),
      () => undefined,
    );
  };
