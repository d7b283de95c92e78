import { memo, Suspense } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { shortDay, TYPE_THREADS } from '../../lib/gallery/gallery.ts';
import type { GalleryCard, OwnCard } from '../../services/gallery/gallery.ts';
import { noteOpened, toggleSelected } from '../../stores/gallery/gallery.ts';
import { lazyPart } from '../common/lazy-part.tsx';
import { MemberPicture } from '../common/MemberPicture.tsx';
import { pieceAfterKey } from './keys.ts';
import { TypeTab } from './TypeTab.tsx';

/** Only one's own pieces have it: who looks at everyone's does not load it. */
const SeenBy = lazyPart(async () => (await import('./SeenBy.tsx')).SeenBy);

interface Props {
  design: GalleryCard | OwnCard;
  selected: boolean;
  /** Its place among all that are loaded, from 1, and how many there are. */
  place: number;
  of: number;
}

/** A piece off the machine, cut with pinking shears, and what is known of it. */
export const Piece = memo(function Piece({ design, selected, place, of }: Props) {
  const { id, name, url, type, createdAt, width = 1, height = 1 } = design;
  return (
    <div
      className="piece"
      role="listitem"
      aria-posinset={place}
      aria-setsize={of}
      data-selected={selected || undefined}
    >
      <div className="piece-place">
        <div className="piece-cloth" style={{ '--aspect': shape(width, height) } as CSSProperties}>
          <div className="piece-cut" data-thread={TYPE_THREADS[type]}>
            <MemberPicture
              src={url}
              said={design}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              onLoad={markHere}
            />
          </div>
        </div>
      </div>
      <p className="piece-name">
        <a
          id={`piece-${id}`}
          className="piece-link"
          href={`/gallery/${id}`}
          onClick={(event) => click(event, id)}
          onKeyDown={(event) => press(event, id)}
        >
          {name}
        </a>
      </p>
      <p className="piece-facts">
        <TypeTab type={type} />
        <time dateTime={createdAt}>{shortDay(createdAt)}</time>
      </p>
      {'visibility' in design && (
        <div className="piece-seen">
          <Suspense>
            <SeenBy design={design} />
          </Suspense>
        </div>
      )}
      <label className="piece-pick">
        <input type="checkbox" checked={selected} onChange={() => toggleSelected(id)} />
        <span className="sr-only">Select {name}</span>
      </label>
    </div>
  );
});

/** The basted middle goes once the picture is decoded: a slow device shows bare cloth until then. */
function markHere({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>) {
  const mark = () => void (picture.dataset.here = '');
  picture.decode().then(mark, mark);
}

/** Very long or tall pieces are cut to two by one. */
const shape = (width: number, height: number) => Math.min(2, Math.max(0.5, width / height));

/** With Ctrl or Cmd a click selects; Enter on the link comes as a click too. */
function click(event: MouseEvent, id: string) {
  if (!event.ctrlKey && !event.metaKey) return noteOpened(id);
  event.preventDefault();
  toggleSelected(id);
}

function press(event: KeyboardEvent<HTMLAnchorElement>, id: string) {
  if (event.key === ' ') {
    event.preventDefault();
    toggleSelected(id);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || !event.key.startsWith('Arrow')) return;
  const list = event.currentTarget.closest('[role=list]')!;
  const links = [...list.querySelectorAll<HTMLElement>('.piece-link')];
  const places = links.map((link) => link.closest('.piece')!.getBoundingClientRect());
  const next = pieceAfterKey(event.key, links.indexOf(event.currentTarget), places);
  if (next === undefined) return;
  event.preventDefault();
  links[next].focus();
}
