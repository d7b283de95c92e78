import { TOOL_PAGES, type PageMessage } from './worker/messages.ts';

/**
 * Starts the service worker once the page is there, and has it keep what the page was made of: on
 * a first visit all of that came before the worker did. A visit to one tool keeps all of them.
 */
export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker
      .register('/service-worker.js')
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => {
        const tell = (message: PageMessage) => active?.postMessage(message);
        tell({ type: 'visited', urls: [location.href, ...loadedFiles()] });
        if (TOOL_PAGES.includes(location.pathname)) tell({ type: 'keep-tools' });
      })
      // Without it the site works as long as there is a network.
      .catch((error: unknown) => console.warn('no service worker', error));
  });
}

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/_astro/`));
