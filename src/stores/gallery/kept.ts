import { atom } from 'nanostores';
import { KEPT_EVENT, LOCAL_KEY, tellKept } from '../../lib/gallery/local-key.ts';
import {
  blobOf,
  bytesOf,
  calledSo,
  dropLocal,
  readLocal,
  relabelLocal,
  type LocalEntry,
} from '../../lib/gallery/local.ts';
import { unpack } from '../../services/pictures.ts';
import { savePicture, StitchFiles } from './stitch-files.ts';

/* The last patterns of this device: what this browser keeps, and what can be had of it. */

/** What this browser keeps, newest first. */
export const $kept = atom<readonly LocalEntry[]>([]);

let watchers = 0;
let stop: (() => void) | undefined;

/** Follows what this browser keeps, in this tab and in others: it is read once for all who do. @returns ends it */
export function watchKept(): () => void {
  if (watchers++ === 0) stop = followStorage();
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    if (--watchers === 0) stop?.();
  };
}

function followStorage(): () => void {
  const read = () => $kept.set(readLocal(localStorage));
  // Another tab writes the list last, and clears all without a name.
  const readOther = ({ key }: StorageEvent) => {
    if (key === LOCAL_KEY || key === null) read();
  };
  read();
  addEventListener(KEPT_EVENT, read);
  addEventListener('storage', readOther);
  return () => {
    removeEventListener(KEPT_EVENT, read);
    removeEventListener('storage', readOther);
  };
}

/** Takes a piece off this device. */
export function forgetKept(id: string): void {
  dropLocal(localStorage, id);
  tellKept();
  void import('./kept-picture.ts').then(({ forgetPicture }) => forgetPicture(id));
}

/** Gives a piece of this device another name. */
export function relabelKept(id: string, label: string): void {
  relabelLocal(localStorage, id, label);
  tellKept();
}

/** Hands the picture of a piece to the browser's download. */
export const saveKeptPicture = (piece: LocalEntry): void =>
  savePicture(blobOf(piece.url), calledSo(piece));

/** What can be had of the stitches of a piece; undefined where none are kept. */
export function keptFiles(piece: LocalEntry): StitchFiles | undefined {
  const { stitches, piece: shapes } = piece;
  if (!stitches) return undefined;
  const bytes = (packed: string) => unpack(new Blob([bytesOf(packed)]));
  return new StitchFiles(
    calledSo(piece),
    () => bytes(stitches),
    async () => (shapes ? { bytes: await bytes(shapes) } : undefined),
  );
}
