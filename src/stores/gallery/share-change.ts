import { atom } from 'nanostores';
import type { Visibility } from '../../lib/gallery/image.ts';

/** What was shared or taken back last on this page. */
export interface ShareChange {
  id: string;
  visibility: Visibility;
  /** Its name from now on. */
  name?: string | undefined;
}

export const $shareChange = atom<ShareChange | undefined>();
