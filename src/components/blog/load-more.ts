/*
 * "Daha Fazla Yükle" is a link to the list's next page. Here that page's cards
 * come below those of this one instead, and the address follows: each address
 * still answers by itself, and Back takes the last cards away again.
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
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // Its style is its own: this page's policy would refuse it, and say so.
  const text = (await response.text()).replace(/<style[^]*?<\/style>/g, '');
  const page = new DOMParser().parseFromString(text, 'text/html');
  const [list] = listsIn(page);
  if (!list) throw new Error(`${path}: no list`);
  const added = document.importNode(list, true);
  listsIn(document).at(-1)?.after(added);
  return added;
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
    history.pushState(null, '', path);
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
  if (link && status) takeOver(link, status);
}
