import { atom, onMount } from 'nanostores';

/** Whether a mouse's first button, or what a finger stands for as one, is down. */
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    timer = setTimeout(() => $pressing.set(false));
  };
  const begin = ({ button }: MouseEvent) => {
    if (button !== 0) return;
    // The end of the press before.
    clearTimeout(timer);
    $pressing.set(true);
  };
  document.addEventListener('mousedown', begin, options);
  for (const name of ['click', 'mouseup'] as const) window.addEventListener(name, end, options);
  // Of a press that ends in a menu, in another window, or as a drag, nobody tells but the next move.
  const move = ({ buttons }: MouseEvent) => buttons === 0 && $pressing.get() && end();
  window.addEventListener('mousemove', move, options);
  return () => {
    left.abort();
    $pressing.set(false);
  };
});
