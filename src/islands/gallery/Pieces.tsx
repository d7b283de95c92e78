import { useStore } from '@nanostores/react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { PAGE_SIZE } from '../../services/gallery/gallery.ts';
import type { GalleryCard } from '../../services/gallery/gallery.ts';
import { $selected, loadMore } from '../../stores/gallery/gallery.ts';
import type { GalleryState } from '../../stores/gallery/state.ts';
import { formatCount } from '../common/numbers.ts';
import { useNear } from './near.ts';
import { Piece } from './Piece.tsx';

/** Pieces within a window's height of what is seen are on the page; the others leave their room. */
const KEEP = '100%';
/** The next page is asked for this far ahead. */
const AHEAD = '900px';

/** All that is loaded, a page at a time, and the way to more. */
export function Pieces({ gallery }: { gallery: GalleryState }) {
  const { designs, query } = gallery;
  const pages = useMemo(() => {
    const count = Math.ceil(designs.length / PAGE_SIZE);
    return Array.from({ length: count }, (_, i) =>
      designs.slice(i * PAGE_SIZE, (i + 1) * PAGE_SIZE),
    );
  }, [designs]);
  return (
    <>
      <div
        className="pieces"
        data-view={query.view}
        data-whose={query.whose}
        role="list"
        aria-label="Designs"
      >
        {pages.map((page, i) => (
          <PiecePage key={i} designs={page} before={i * PAGE_SIZE} of={designs.length} />
        ))}
      </div>
      <More gallery={gallery} />
    </>
  );
}

interface PageProps {
  designs: readonly GalleryCard[];
  /** How many designs the pages before it hold. */
  before: number;
  of: number;
}

/** A page of pieces, or the room that it takes: thousands may be loaded, few are seen. */
const PiecePage = memo(function PiecePage(page: PageProps) {
  const { designs, before } = page;
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box, KEEP, before === 0);
  // The room of a whole page is known from its style; a last one is short and stays.
  const away = !near && designs.length === PAGE_SIZE;
  const [tall, setTall] = useState<number>();
  // On a phone each piece is as tall as it is: there the room is what the page took.
  useEffect(() => {
    if (away || !box.current) return;
    const seen = new ResizeObserver(([{ target }]) =>
      setTall((target as HTMLElement).offsetHeight),
    );
    seen.observe(box.current);
    return () => seen.disconnect();
  }, [away]);
  const style = tall === undefined ? undefined : ({ '--measured': `${tall}px` } as CSSProperties);
  return (
    <div ref={box} className="piece-page" data-away={away || undefined} style={style}>
      {!away && <PageOfPieces {...page} />}
    </div>
  );
});

/** Follows the selection, which pages that are away have no need to. */
function PageOfPieces({ designs, before, of }: PageProps) {
  const selected = useStore($selected);
  return designs.map((design, i) => (
    <Piece
      key={design.id}
      design={design}
      selected={selected.has(design.id)}
      place={before + i + 1}
      of={of}
    />
  ));
}

function More({ gallery }: { gallery: GalleryState }) {
  const { next, more, designs } = gallery;
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box, AHEAD);
  useEffect(() => {
    if (near && next && more === 'idle') void loadMore();
  }, [near, next, more]);
  return (
    <div ref={box} className="mt-18 flex flex-wrap items-center gap-x-8 gap-y-4">
      {next && (
        <button
          type="button"
          className="button button-secondary"
          aria-disabled={more === 'loading'}
          onClick={() => void loadMore()}
        >
          {more === 'failed' ? 'Try again' : more === 'loading' ? 'Loading…' : 'Show more'}
        </button>
      )}
      <p className="text-ink-2" role="status">
        {formatCount(designs.length)} {designs.length === 1 ? 'design' : 'designs'} shown
        {next ? '' : ', which is all'}
      </p>
    </div>
  );
}
