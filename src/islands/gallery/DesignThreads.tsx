import { useState } from 'react';
import type { ThreadUse } from 'ilmek-engine/inspect';
import type { GalleryImage } from '../../services/gallery/gallery.ts';
import { SpoolList } from '../common/SpoolList.tsx';
import { useReport } from './use-report.ts';

/** A list longer than this is folded; the style shows its first eight. */
const LONG = 10;
/** Beside the panel, where there is room, the style shows so many. */
const LONG_BESIDE = 40;

/** The threads of a design, in the order in which they are sewn. */
export function DesignThreads({ image }: { image: GalleryImage }) {
  const { report } = useReport(image);
  return report ? <ThreadList uses={report.threads} /> : null;
}

/** A long list is folded; on paper all of it stands. */
export function ThreadList({ uses }: { uses: readonly ThreadUse[] }) {
  const [isOpen, setOpen] = useState(false);
  const chart = uses.find(({ thread }) => thread.chart)?.thread.chart;
  const isLong = uses.length > LONG;
  return (
    <section className="design-threads" aria-labelledby="threads-title">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="threads-title" className="text-t2">
          Threads, in sewing order
        </h2>
        {chart && <p className="text-ink-2">Chart: {chart}</p>}
      </div>
      <div data-folded={isLong && !isOpen}>
        <SpoolList uses={uses} />
      </div>
      {isLong && (
        <button
          type="button"
          className={`button button-secondary mt-4 ${uses.length > LONG_BESIDE ? '' : 'lg:hidden'}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer threads' : `Show all ${uses.length} threads`}
        </button>
      )}
    </section>
  );
}
