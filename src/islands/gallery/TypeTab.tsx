import { TYPE_NAMES, TYPE_THREADS } from '../../lib/gallery/gallery.ts';
import type { ImageType } from '../../services/gallery/gallery.ts';

/** A woven tab with the type of a design. */
export function TypeTab({ type }: { type: ImageType }) {
  return (
    <span className="woven-tab type-tab" data-thread={TYPE_THREADS[type]}>
      {TYPE_NAMES[type]}
    </span>
  );
}
