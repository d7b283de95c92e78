import { oncePer } from '../../lib/once.ts';
import type { PixelSize } from '../../lib/pictures/fit.ts';
import { isShowable } from '../../lib/pictures/showable.ts';

/*
 * Another member's picture, looked at before the browser decodes it: 48 KB of PNG may be 20,000 px
 * square, which takes 1.6 GB.
 */

/** How much is read, bytes: enough for what this site stores, then enough for a camera's notes. */
const HEADS = [4096, 512 * 1024];

/** Answers that are kept: as many as a long visit to the gallery shows. */
const MAX_KEPT = 2000;

/** By size and address: a shared file never changes. */
const lookOnce = oncePer((key: string) => {
  const [width, height, url] = JSON.parse(key) as [number | null, number | null, string];
  return look(url, { width: width ?? undefined, height: height ?? undefined });
}, MAX_KEPT);

/**
 * Whether a picture is a JPEG, PNG or WebP of the size that its row says, and none that is too large.
 * @param said the size in its row, px; undefined for a picture whose size no row says
 * @returns false, too, where its first bytes cannot be had
 */
export function mayBeShown(url: string, said: Partial<PixelSize> = {}): Promise<boolean> {
  return lookOnce(JSON.stringify([said.width, said.height, url])).catch((error: unknown) => {
    console.warn('a picture cannot be looked at', url, error);
    return false;
  });
}

/** Shows a picture if it may be shown; else its place says that it cannot be. */
export async function show(
  picture: HTMLImageElement | null,
  url: string,
  said?: Partial<PixelSize>,
): Promise<void> {
  if (!picture || picture.src === url) return;
  if (await mayBeShown(url, said)) picture.src = url;
  else {
    picture.alt = 'This picture cannot be shown.';
    picture.classList.add('picture-refused');
  }
}

async function look(url: string, said: Partial<PixelSize>): Promise<boolean> {
  for (const bytes of HEADS) {
    const head = await headOf(url, bytes);
    const answer = isShowable(head, said);
    if (answer !== undefined) return answer;
    if (head.length < bytes) return false;
  }
  return false;
}

/** The first bytes of a file, whether or not the server knows what a range is. @throws TypeError */
async function headOf(url: string, bytes: number): Promise<Uint8Array> {
  const response = await fetch(url, { headers: { Range: `bytes=0-${bytes - 1}` } });
  if (!response.ok || !response.body) throw new TypeError(`the picture: ${response.status}`);
  const head = new Uint8Array(bytes);
  let length = 0;
  const reader = response.body.getReader();
  while (length < bytes) {
    const { done, value } = await reader.read();
    if (done) break;
    const some = value.subarray(0, bytes - length);
    head.set(some, length);
    length += some.length;
  }
  await reader.cancel();
  return head.subarray(0, length);
}
