/**
 * Calls once the page has loaded and has nothing else to do: for what is not needed to read it, so
 * that its first picture does not wait. Browsers without `requestIdleCallback` wait 1.5 s instead.
 */
export function whenIdle(then: () => unknown): void {
  if (document.readyState !== 'complete')
    addEventListener('load', () => whenIdle(then), { once: true });
  else if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 4000 });
  else setTimeout(then, 1500);
}
