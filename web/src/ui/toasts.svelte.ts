/** Short notes that come and go at the edge of the page. */

import { reasonOf } from '../text/refusals';

export interface Toast {
  id: number;
  text: string;
  isBad: boolean;
  /** What can be done about it. */
  way?: Way | undefined;
}

export interface Way {
  label: string;
  go: () => void;
}

let toasts = $state.raw<Toast[]>([]);
let last = 0;
const SHOWN_FOR = 6000;

export const notes = {
  get all() {
    return toasts;
  },
  say(text: string, isBad = false, way?: Way) {
    const id = ++last;
    toasts = [...toasts.filter((other) => other.text !== text), { id, text, isBad, way }];
    setTimeout(() => notes.drop(id), isBad || way ? SHOWN_FOR * 2 : SHOWN_FOR);
  },
  /** Tell why something did not work. */
  complain(error: unknown) {
    void reasonOf(error).then((text) => notes.say(text, true));
  },
  /** Forget what was only told: neither what went wrong nor what can be done about something. */
  forget() {
    toasts = toasts.filter(({ isBad, way }) => isBad || way);
  },
  drop(id: number) {
    toasts = toasts.filter((toast) => toast.id !== id);
  },
};
