/*
 * "Daha Fazla Yükle" is a link to the list's next page. Here that page's cards
 * come below those of this one instead, and the address follows: each address
 * still answers by itself, and Back takes the last cards away again. Whoever
 * comes back from an article finds all of them, where they were.
 */

const LIST = 'ul[data-list]';

/** The lists of cards in a document: one a page that was loaded. */
function listsIn(root: Document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(LIST)];
}

/** Shows the lists down to one, and what the page says of itself there. */
function showTo(last: HTMLElement, link: HTMLAnchorElement): void {
  const lists = listsIn(document);
  for (const list of lists) list.hidden = lists.indexOf(list) > lists.indexOf(last);
  document.title = last.dataset.title ?? document.title;
  link.hidden = !last.dataset.older;
  if (last.dataset.older) link.href = last.dataset.older;
}

/** The list at an address, fetched and put below the others unless it is there already. */
async function listAt(path: string): Promise<HTMLElement> {
  const known = listsIn(document).find(({ dataset }) => dataset.list === path);
  if (known) return known;
  const added = await fetchList(path);
  listsIn(document).at(-1)?.after(added);
  return added;
}

async function fetchList(path: string): Promise<HTMLElement> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // Its style is its own: this page's policy would refuse it, and say so.
  const text = (await response.text()).replace(/<style[^]*?<\/style>/g, '');
  const page = new DOMParser().parseFromString(text, 'text/html');
  const [list] = listsIn(page);
  if (!list) throw new Error(`${path}: no list`);
  return document.importNode(list, true);
}

/** What the browser keeps with an address of a list that grew: its lists from the first on, and its place. */
interface Grown {
  lists: string[];
  /** px from the top; kept when the page is left. */
  scroll?: number;
}

const grown = (): Grown | null => history.state as Grown | null;

/** Brings back the lists above this one that were there when the page was left. */
async function restore(link: HTMLAnchorElement): Promise<void> {
  const { lists = [], scroll = 0 } = grown() ?? {};
  const [own] = listsIn(document);
  if (!own || lists.length < 2 || lists.at(-1) !== own.dataset.list) return;
  // The browser would look for its place before the cards are there.
  history.scrollRestoration = 'manual';
  const above = await Promise.all(lists.slice(0, -1).map(fetchList));
  own.before(...above);
  const newer = document.querySelector<HTMLElement>('[data-newer]');
  if (newer) newer.hidden = true;
  showTo(own, link);
  scrollTo({ top: scroll, behavior: 'instant' });
}

/** Keeps the place on a list that grew, for the way back. */
function keepPlace(): void {
  const state = grown();
  if (state) history.replaceState({ ...state, scroll: scrollY }, '');
}

/** Takes over the link, as long as it is followed in this window. */
function takeOver(link: HTMLAnchorElement, status: HTMLElement): void {
  link.addEventListener('click', (event) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.ariaBusy) return;
    link.ariaBusy = 'true';
    void more(link, status).finally(() => (link.ariaBusy = null));
  });
  addEventListener('popstate', () => {
    const list = listsIn(document).find(({ dataset }) => dataset.list === location.pathname);
    // An entry of this window that another load of the page left behind.
    if (list) showTo(list, link);
    else location.reload();
  });
}

async function more(link: HTMLAnchorElement, status: HTMLElement): Promise<void> {
  const path = new URL(link.href).pathname;
  try {
    const list = await listAt(path);
    showTo(list, link);
    const lists = listsIn(document).map(({ dataset }) => dataset.list);
    history.pushState({ lists: lists.slice(0, lists.indexOf(path) + 1) }, '', path);
    status.textContent = `${list.children.length} yazı daha yüklendi.`;
    list.querySelector<HTMLElement>('.post-title')?.focus({ preventScroll: true });
  } catch {
    location.assign(path);
  }
}

/** Makes the page's link load its posts in place. */
export function startLoadMore(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-load-more]');
  const status = document.querySelector<HTMLElement>('[data-load-status]');
  if (!link || !status) return;
  takeOver(link, status);
  addEventListener('pagehide', keepPlace);
  // Without them the page is what its address says.
  void restore(link).catch(() => undefined);
}
