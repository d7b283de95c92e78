import { showToast } from './toasts.ts';
import type { ToastTone } from './toasts.ts';

/* A message that is shown on the next page, because this one is being left. */

const KEY = 'ilmek:toast';

interface Carried {
  tone: ToastTone;
  title: string;
  text: string;
}

/** Keeps a message for the page that is opened next in this tab. */
export function carryToast(tone: ToastTone, title: string, text = ''): void {
  try {
    const carried: Carried = { tone, title, text };
    sessionStorage.setItem(KEY, JSON.stringify(carried));
  } catch {
    // Without storage the page changes without a word.
  }
}

/** Shows the message that the page before left, once. */
export function showCarriedToast(): void {
  try {
    const carried = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Carried | null;
    sessionStorage.removeItem(KEY);
    if (carried) showToast(carried.tone, carried.title, carried.text);
  } catch {
    // Nothing that can be read was left.
  }
}
