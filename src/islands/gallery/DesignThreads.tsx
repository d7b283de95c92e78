import type { GalleryImage } from '../../services/gallery/gallery.ts';
import { SpoolList } from '../common/SpoolList.tsx';
import { useReport } from './use-report.ts';

/** The threads of a design, in the order in which they are sewn. */
export function DesignThreads({ image }: { image: GalleryImage }) {
  const { report } = useReport(image);
  if (!report) return null;
  const chart = report.threads.find(({ thread }) => thread.chart)?.thread.chart;
  return (
    <section className="design-threads" aria-labelledby="threads-title">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="threads-title" className="text-t2">
          Threads, in sewing order
        </h2>
        {chart && <p className="text-ink-2">Chart: {chart}</p>}
      </div>
      <SpoolList uses={report.threads} />
    </section>
  );
}
