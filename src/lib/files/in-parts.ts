import { nextTask } from '../next-task.ts';

/** What the browser deflates in some ten milliseconds on two cores that have other work, bytes. */
const PART = 64 * 1024;

/**
 * Bytes as a stream that ends the task after each part: whole they would be packed in one task, and
 * the page would not answer meanwhile.
 */
export function inParts(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let from = 0;
  const source: UnderlyingDefaultSource<Uint8Array<ArrayBuffer>> = {
    async pull(controller) {
      if (from > 0) await nextTask();
      if (from < bytes.length) controller.enqueue(bytes.subarray(from, (from += PART)));
      else controller.close();
    },
  };
  // No part is taken before it is wanted: two would share a task.
  return new ReadableStream(source, { highWaterMark: 0 });
}
