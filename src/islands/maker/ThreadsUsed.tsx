import { useStore } from '@nanostores/react';
import type { ThreadUse } from 'ilmek-engine/inspect';
import { readOwnChart } from '../../lib/workshop/own-chart.ts';
import { matchToShelf } from '../../lib/workshop/spools.ts';
import { $workshop } from '../../stores/tool/workshop.ts';
import { SpoolList } from '../common/SpoolList.tsx';
import { ToBuy } from '../common/ToBuy.tsx';

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
      <FromOwnSpools uses={uses} />
    </section>
  );
}

/** What somebody's own spools lack for it; where the worksheet's numbers compare them, it stands there. */
function FromOwnSpools({ uses }: { uses: readonly ThreadUse[] }) {
  const { chart, ownChart, pieces } = useStore($workshop);
  const match = chart === 'own' ? undefined : matchToShelf(uses, readOwnChart(ownChart));
  if (!match || match.lacking.length === 0) return null;
  return (
    <div className="mt-5 grid gap-1">
      <p className="text-small text-ink-2">Compared with your own list of spools.</p>
      <ToBuy lacking={match.lacking} pieces={pieces} />
    </div>
  );
}
