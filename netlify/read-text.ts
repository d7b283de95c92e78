/** More came than is read. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** What has a body to be read: a `Request` and a `Response` are. */
export interface Readable {
  readonly headers: { get(name: string): string | null };
  /** Bytes, one piece after the other. */
  readonly body: { cancel(): Promise<void> } | null;
}

/**
 * The text of a body, as UTF-8.
 * @param most bytes
 * @throws TooLarge as soon as there is more; TypeError where it is no UTF-8
 */
export async function readText(from: Readable, most: number): Promise<string> {
  if (!from.body) return '';
  if (Number(from.headers.get('content-length')) > most) {
    await from.body.cancel();
    throw new TooLarge();
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for await (const chunk of from.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    // Leaving the loop ends the stream.
    if (size > most) throw new TooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
