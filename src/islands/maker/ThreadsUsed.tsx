import type { ThreadUse } from 'ilmek-engine/inspect';
import { SpoolList } from '../common/SpoolList.tsx';

export function ThreadsUsed({ uses }: { uses: readonly ThreadUse[] }) {
  const chart = uses.find(({ thread }) => thread.chart)?.thread.chart;
  return (
    <section aria-labelledby="threads-title" className="lg:col-start-1">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="threads-title" className="text-t2">
          Threads, in sewing order
        </h2>
        {chart && <p className="text-ink-2">Chart: {chart}</p>}
      </div>
      <SpoolList uses={uses} />
    </section>
  );
}
