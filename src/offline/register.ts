/**
 * Starts the service worker once the page is there, and tells it what the page was made of: on a
 * first visit all of that came before the worker did.
 */
export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  addEventListener('load', () => {
    serviceWorker
      .register('/service-worker.js')
      .then(() => serviceWorker.ready)
      .then(({ active }) => active?.postMessage([location.href, ...loadedFiles()]))
      // Without it the site works as long as there is a network.
      .catch((error: unknown) => console.warn(error));
  });
}

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/_astro/'));
