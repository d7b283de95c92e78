/**
 * How long after the page has loaded the worker comes, ms: it fetches and writes files, and on two
 * cores what the page does meanwhile took two or three times as long.
 */
const AFTER_MS = 2500;

/**
 * Starts the service worker once the page is there and its islands are awake, and tells it what
 * the page was made of: on a first visit all of that came before the worker did.
 */
export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const start = () =>
    void serviceWorker
      .register('/service-worker.js')
      .then(() => serviceWorker.ready)
      .then(({ active }) => active?.postMessage([location.href, ...loadedFiles()]))
      // Without it the site works as long as there is a network.
      .catch((error: unknown) => console.warn(error));
  addEventListener('load', () => setTimeout(start, AFTER_MS));
}

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/_astro/'));
