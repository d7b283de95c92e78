import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { OFFLINE_PAGE, TOOL_PAGES, type BuildFiles, type Visited } from './messages.ts';
import { keepMotifs, motifFromPack } from './motifs.ts';
import { mayKeep, pageKey, ruleFor, type Rule } from './rules.ts';

/*
 * Makes the tools and the pages that were visited work without a network. Pages are asked of the
 * network first, so that a new build shows at once; files with a hash in their name never change.
 * What belongs to one visitor (accounts, gallery data, messages) is never kept.
 */

declare const self: ServiceWorkerGlobalScope;

/** Put in by the build: `src/offline/integration.ts`. */
declare const BUILD_FILES: BuildFiles;

/** How long the network may think before a page that is kept is shown, s. */
const PATIENCE_S = 4;

const DAY_S = 24 * 60 * 60;

const keepable = {
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(mayKeep(response) ? response : null),
};

const keyed = {
  cacheKeyWillBeUsed: ({ request }: { request: Request }) =>
    Promise.resolve(pageKey(new URL(request.url))),
};

const assets = new CacheFirst({
  cacheName: 'ilmek-assets',
  plugins: [keepable, new ExpirationPlugin({ maxEntries: 600, maxAgeSeconds: 60 * DAY_S })],
});
const data = new StaleWhileRevalidate({
  cacheName: 'ilmek-data',
  plugins: [keepable, new ExpirationPlugin({ maxEntries: 600, maxAgeSeconds: 60 * DAY_S })],
});
const pages = new NetworkFirst({
  cacheName: 'ilmek-pages',
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [keyed, keepable, new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds: 60 * DAY_S })],
});

const asked = (request: Request) => ({
  method: request.method,
  mode: request.mode,
  authorized: request.headers.has('authorization'),
});

const byRule =
  (rule: Rule) =>
  ({ url, request }: { url: URL; request: Request }) =>
    ruleFor(url, asked(request), self.location.origin) === rule;

// A new worker takes over at once: pages come from the network first, and old files are kept.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

precacheAndRoute(BUILD_FILES.fallback);
cleanupOutdatedCaches();
registerRoute(byRule('asset'), assets);
registerRoute(byRule('data'), data);
registerRoute(byRule('page'), pages);

setCatchHandler(async ({ request }) => {
  const other =
    request.mode === 'navigate'
      ? await matchPrecache(`${OFFLINE_PAGE}.html`)
      : await motifFromPack(new URL(request.url));
  return other ?? Response.error();
});

self.addEventListener('message', (event) => {
  const visited = event.data as Visited;
  // A visit to one tool keeps all of them.
  const isTool = TOOL_PAGES.includes(new URL(visited[0]).pathname);
  const urls = isTool ? [...visited, ...BUILD_FILES.tools] : visited;
  // The tools come first; what only prompts need follows.
  event.waitUntil(
    Promise.allSettled(urls.map((url) => keep(url)))
      .then(() => (isTool ? keepMotifs(BUILD_FILES.motifs) : undefined))
      // The next visit tries again.
      .catch((error: unknown) => console.warn(error)),
  );
});

/** Fetches what is not kept yet, by the rule of its address. */
async function keep(address: string): Promise<void> {
  const url = new URL(address, self.location.origin);
  const isPage = !/\.\w+$/.test(url.pathname);
  const rule = ruleFor(
    url,
    { method: 'GET', mode: isPage ? 'navigate' : 'cors', authorized: false },
    self.location.origin,
  );
  if (rule === 'none') return;
  const strategy = { asset: assets, data, page: pages }[rule];
  const key = rule === 'page' ? pageKey(url) : url.href;
  const cache = await caches.open(strategy.cacheName);
  // A kept page is made new: that of another build would ask for files that are gone.
  if (rule !== 'page' && (await cache.match(key))) return;
  const response = await fetch(url);
  if (mayKeep(response)) await cache.put(key, response);
}
