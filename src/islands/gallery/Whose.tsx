import type { GalleryWhose } from '../../lib/gallery/query.ts';
import { PIECES_PAGE } from '../../lib/shelf/pages.ts';
import { changeQuery } from '../../stores/gallery/gallery.ts';
import { Segmented } from '../common/Segmented.tsx';

const WHOSE: readonly { value: GalleryWhose; label: string }[] = [
  { value: 'all', label: 'Community' },
  { value: 'mine', label: 'My designs' },
];

/** Everyone's shared pieces, or a member's own. The style sheet shows it to members alone. */
export function Whose({ whose }: { whose: GalleryWhose }) {
  return (
    <div className="gallery-whose">
      <Segmented
        legend="Whose designs"
        name="whose"
        choices={WHOSE}
        value={whose}
        onChange={(value) => changeQuery({ whose: value })}
      />
      {whose === 'mine' && (
        <p className="text-small text-ink-2 mt-2 max-w-[40em]">
          What you saved to your account, for you alone until you share it. What you edit lies in{' '}
          <a className="link" href={PIECES_PAGE}>
            My pieces
          </a>
          .
        </p>
      )}
    </div>
  );
}
