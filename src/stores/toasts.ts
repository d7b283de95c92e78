import { atom } from 'nanostores';

export type ToastTone = 'done' | 'error';

/** A short message that leaves by itself. */
export interface Toast {
  id: number;
  tone: ToastTone;
  title: string;
  text: string;
}

/** More than this would hide the page; the oldest goes first. */
const MOST_TOASTS = 3;

export const $toasts = atom<readonly Toast[]>([]);

/** Shows a message. The same message twice is one that starts anew. */
export function showToast(tone: ToastTone, title: string, text: string): void {
  const toasts = $toasts.get();
  const id = 1 + Math.max(0, ...toasts.map((toast) => toast.id));
  const others = toasts.filter((toast) => toast.title !== title || toast.text !== text);
  $toasts.set([...others, { id, tone, title, text }].slice(-MOST_TOASTS));
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
