import { atom, onMount } from 'nanostores';

/** Whether a mouse, or what a finger stands for as one, is down. */
export const $pressing = atom(false);

/*
 * A field that is left by a press changes the settings, and with them what is pressed next. Were it
 * moved there and then, the press would go to nothing: it stays until the click has been heard.
 */
onMount($pressing, () => {
  // Where pages are built nobody presses.
  if (typeof document === 'undefined') return;
  const left = new AbortController();
  const options = { capture: true, signal: left.signal };
  const release = () => setTimeout(() => $pressing.set(false));
  document.addEventListener('mousedown', () => $pressing.set(true), options);
  for (const end of ['click', 'mouseup', 'dragend', 'blur'] as const) {
    window.addEventListener(end, release, options);
  }
  return () => left.abort();
});
