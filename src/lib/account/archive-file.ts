import { saveFile } from '../files/save.ts';

/** Where the pieces of an archive go. */
export interface ArchiveFile {
  write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** It is whole: the member has it. */
  close: () => Promise<void>;
  /** It will not be whole: nothing of it stays. */
  discard: () => Promise<void>;
}

/** 'ilmek-account-2026-11-22.zip' */
export const archiveName = (made: Date): string =>
  `ilmek-account-${made.toISOString().slice(0, 10)}.zip`;

/** Beyond this an archive is written straight to the disk, where the browser can; bytes. */
const LARGE = 256 * 1024 * 1024;

/** Pieces are gathered up to this, and handed to the browser, which puts them where it has room. */
const PIECE = 8 * 1024 * 1024;

/** The part of the File System Access API that is used: not every browser has it. */
interface PickerWindow {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<{
    createWritable: () => Promise<{
      write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
      close: () => Promise<void>;
      abort: () => Promise<void>;
    }>;
  }>;
}

/**
 * Opens a file for an archive, so that it never is in memory whole.
 * @param expected about how many bytes it will have
 * @throws DOMException AbortError where the member closes the browser's window
 */
export async function openArchive(name: string, expected: number): Promise<ArchiveFile> {
  const { showSaveFilePicker } = globalThis as PickerWindow;
  if (expected <= LARGE || !showSaveFilePicker) return inPieces(name);
  const handle = await showSaveFilePicker.call(globalThis, { suggestedName: name });
  const file = await handle.createWritable();
  return {
    write: (bytes) => file.write(bytes),
    close: () => file.close(),
    discard: () => file.abort().catch(() => undefined),
  };
}

/** Blobs: browsers keep large ones on the disk. */
function inPieces(name: string): ArchiveFile {
  const whole: Blob[] = [];
  let piece: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const handOn = () => {
    whole.push(new Blob(piece));
    piece = [];
    size = 0;
  };
  return {
    write(bytes) {
      piece.push(bytes);
      size += bytes.length;
      if (size >= PIECE) handOn();
      return Promise.resolve();
    },
    close() {
      handOn();
      saveFile(new Blob(whole, { type: 'application/zip' }), name);
      return Promise.resolve();
    },
    discard: () => Promise.resolve(),
  };
}
