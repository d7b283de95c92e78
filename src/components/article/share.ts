import { shareLinks } from '../../lib/blog/share.ts';

/*
 * What a link cannot do: copy the article's address, and open the device's own
 * sheet. Each button stays hidden where the browser cannot.
 */

/** How long "copied" stands on the button, ms. */
const SAID_MS = 2400;

function offerCopy(box: HTMLElement, button: HTMLElement, url: string): void {
  // Only a secure page may write to the clipboard; the type does not say so.
  if (!(navigator.clipboard as Clipboard | undefined)) return;
  const status = box.querySelector('[data-share-status]');
  const label = button.textContent;
  let timer = 0;
  const say = (words: string): void => {
    button.textContent = words;
    if (status) status.textContent = words;
    clearTimeout(timer);
    timer = window.setTimeout(() => (button.textContent = label), SAID_MS);
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(url).then(
      () => say('Kopyalandı'),
      () => say('Kopyalanamadı'),
    );
  });
}

function offerSheet(button: HTMLElement, data: ShareData): void {
  if (!(navigator.share as unknown) || !navigator.canShare(data)) return;
  button.hidden = false;
  // Refused is also how closing the sheet ends: nothing to say.
  button.addEventListener('click', () => void navigator.share(data).catch(() => undefined));
}

/** The article's address on the site that runs, which need not be the one that it was built for. */
const addressOf = (built: string): string => location.origin + new URL(built).pathname;

/** Leads the networks' links to that address too. */
function leadHere(box: HTMLElement, url: string, title: string): void {
  const links = box.querySelectorAll<HTMLAnchorElement>('[data-share-link]');
  for (const [at, { href }] of shareLinks(url, title).entries()) links[at].href = href;
}

/** Shows the buttons that work here. */
export function startShare(): void {
  const box = document.querySelector<HTMLElement>('[data-share]');
  if (!box) return;
  const { share = location.href, shareTitle: title = document.title } = box.dataset;
  const url = addressOf(share);
  leadHere(box, url, title);
  const copy = box.querySelector<HTMLElement>('[data-share-copy]');
  const sheet = box.querySelector<HTMLElement>('[data-share-sheet]');
  if (copy) offerCopy(box, copy, url);
  if (sheet) offerSheet(sheet, { url, title });
}
