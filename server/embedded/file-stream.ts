import { createReadStream } from 'node:fs';

/** Pieces that a file is read in, bytes. */
const PIECE = 64 * 1024;

/**
 * A file's bytes, read as they are asked for. It is opened with the first of them: an answer that
 * nobody reads (to HEAD, to a visitor who has left) holds nothing open.
 */
export function fileStream(file: string): ReadableStream<Uint8Array> {
  let pieces: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        pieces ??= createReadStream(file, { highWaterMark: PIECE })[Symbol.asyncIterator]();
        const piece = await pieces.next();
        if (piece.done) controller.close();
        else controller.enqueue(piece.value);
      },
      async cancel() {
        await pieces?.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
