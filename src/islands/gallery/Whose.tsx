import type { GalleryWhose } from '../../lib/gallery/query.ts';
import { changeQuery } from '../../stores/gallery/gallery.ts';
import { Segmented } from '../common/Segmented.tsx';

const WHOSE: readonly { value: GalleryWhose; label: string }[] = [
  { value: 'all', label: 'Community' },
  { value: 'mine', label: 'My designs' },
];

/** Everyone's shared pieces, or a member's own. The style sheet shows it to members alone. */
export function Whose({ whose }: { whose: GalleryWhose }) {
  return (
    <Segmented
      legend="Whose designs"
      name="whose"
      choices={WHOSE}
      value={whose}
      onChange={(value) => changeQuery({ whose: value })}
      className="gallery-whose"
    />
  );
}
