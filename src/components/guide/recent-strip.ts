import { shortDay, TYPE_NAMES, TYPE_THREADS } from '../../lib/gallery/gallery.ts';
import { isUnseen, type GalleryCard } from '../../lib/gallery/image.ts';
import { fetchNewest } from '../../services/gallery/recent.ts';

/*
 * Fills the strip of the newest designs. Plain DOM: the guide around it is a page to read, and
 * loads nothing else.
 */

/** Very long or tall pieces are cut to two by one. */
const shape = ({ width, height }: GalleryCard) =>
  Math.min(2, Math.max(0.5, (width || 1) / (height || 1)));

function card(template: HTMLTemplateElement, design: GalleryCard): Node {
  const { id, name, url, type, createdAt } = design;
  const made = template.content.cloneNode(true) as DocumentFragment;
  const part = <T extends HTMLElement>(selector: string) => made.querySelector<T>(selector)!;
  const picture = part<HTMLImageElement>('img');
  if (isUnseen(url, location.origin)) {
    void import('../../services/gallery/foreign-picture.ts').then(({ show }) =>
      show(picture, url, design),
    );
  } else picture.src = url;
  part('.piece-cloth').style.setProperty('--aspect', String(shape(design)));
  const link = part<HTMLAnchorElement>('a');
  link.href = `/gallery/${id}`;
  link.textContent = name;
  const tab = part('.type-tab');
  tab.textContent = TYPE_NAMES[type] ?? type;
  tab.dataset.thread = TYPE_THREADS[type];
  const time = part<HTMLTimeElement>('time');
  time.dateTime = createdAt;
  time.textContent = shortDay(createdAt);
  return made;
}

/** Fetches the newest designs and puts them where their places are. A failure is only logged. */
export async function fillRecent(strip: HTMLElement): Promise<void> {
  let designs: GalleryCard[] = [];
  try {
    designs = await fetchNewest();
  } catch (error) {
    console.error(error);
  }
  const template = strip.querySelector<HTMLTemplateElement>('template')!;
  const list = strip.querySelector<HTMLElement>('[data-recent-list]')!;
  list.replaceChildren(...designs.map((design) => card(template, design)));
  strip.dataset.state = designs.length > 0 ? 'full' : 'empty';
}
