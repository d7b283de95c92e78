import { useStore } from '@nanostores/react';
import type { Visibility } from '../../lib/gallery/image.ts';
import { $shareChange } from '../../stores/gallery/share-change.ts';

/** Who sees a piece, with what was done on this page. @param before as it was loaded */
export function useSeen(id: string, before: Visibility): Visibility {
  const change = useStore($shareChange, { ssr: 'initial' });
  return change?.id === id ? change.visibility : before;
}
