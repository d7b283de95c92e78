import type { GalleryCounts } from '../../services/gallery/gallery.ts';
import { formatCount } from '../common/numbers.ts';

const STATS = [
  { key: 'total', label: 'Total' },
  { key: 'embroidery', label: 'Embroidery' },
  { key: 'font', label: 'Fonts' },
  { key: 'tattoo', label: 'Tattoos' },
] as const;

/** How many designs there are, as tabs sewn to the head of the page. */
export function Stats({ counts }: { counts: GalleryCounts | undefined }) {
  return (
    <dl className="gallery-stats">
      {STATS.map(({ key, label }) => (
        <div key={key} className="woven-tab">
          <dt>{label}</dt>
          <dd>
            {counts ? (
              formatCount(counts[key])
            ) : (
              <>
                <span aria-hidden="true">–</span>
                <span className="sr-only">being counted</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
