import { atom } from 'nanostores';

export type ToastTone = 'done' | 'error';

/** A short message that leaves by itself. */
export interface Toast {
  id: number;
  tone: ToastTone;
  title: string;
  text: string;
  /** Until it is dismissed. */
  stays?: boolean;
}

/** More than this would hide the page; the oldest goes first. */
const MAX_TOASTS = 2;

export const $toasts = atom<readonly Toast[]>([]);

/** No id comes twice: who keeps one never ends another's message. */
let lastId = 0;

/**
 * Shows a message. The same message twice is one that starts anew.
 * @param stays until it is dismissed: what it says holds as long, and stands nowhere else
 * @returns its id
 */
export function showToast(tone: ToastTone, title: string, text: string, stays?: boolean): number {
  const toasts = $toasts.get();
  const id = ++lastId;
  const others = toasts.filter((toast) => toast.title !== title || toast.text !== text);
  $toasts.set([...others, { id, tone, title, text, stays }].slice(-MAX_TOASTS));
  return id;
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** Takes away what only says that something is done: who goes on to what fills the window has seen it. */
export function settleToasts(): void {
  const left = $toasts.get().filter(({ tone, stays }) => tone === 'error' || stays);
  if (left.length < $toasts.get().length) $toasts.set(left);
}

/** Where a message waits for the next page of this tab. */
const CARRIED_KEY = 'ilmek-toast';

/** Keeps a message for the next page; call it just before leaving. */
export function carryToast(tone: ToastTone, title: string, text = ''): void {
  try {
    sessionStorage.setItem(
      CARRIED_KEY,
      JSON.stringify([performance.timeOrigin, tone, title, text]),
    );
  } catch {
    // Storage is forbidden: the next page speaks for itself.
  }
}

/** Shows the message that the last page left, once. */
export function showCarriedToast(): void {
  try {
    const carried = sessionStorage.getItem(CARRIED_KEY);
    if (!carried) return;
    const [page, ...toast] = JSON.parse(carried) as [number, ...Parameters<typeof showToast>];
    // A page that is being left may come to this before it has gone.
    if (page === performance.timeOrigin) return;
    sessionStorage.removeItem(CARRIED_KEY);
    showToast(...toast);
  } catch {
    // Storage is forbidden, or what lies there is not ours.
  }
}
