/** What all bodies that are being read may have together, and those of one visitor, bytes. */
const ROOM = { all: 96 * 1024 * 1024, each: 48 * 1024 * 1024 };

/** Bytes that have come and are not answered for yet, by visitor. */
class Room {
  #all = 0;
  readonly #by = new Map<string, number>();

  /** @returns whether there was room */
  take(who: string, bytes: number): boolean {
    const his = (this.#by.get(who) ?? 0) + bytes;
    if (this.#all + bytes > ROOM.all || his > ROOM.each) return false;
    this.#all += bytes;
    this.#by.set(who, his);
    return true;
  }

  giveBack(who: string, bytes: number): void {
    this.#all -= bytes;
    const his = (this.#by.get(who) ?? 0) - bytes;
    if (his > 0) this.#by.set(who, his);
    else this.#by.delete(who);
  }
}

const room = new Room();

/**
 * The bytes of a request's body.
 * @param most bytes
 * @param visitor who sends it
 * @returns `too many` where it and others that are being sent do not fit into memory together
 */
export async function readBody(
  request: Request,
  most: number,
  visitor: string,
): Promise<ArrayBuffer | undefined | 'too large' | 'too many'> {
  if (!request.body) return undefined;
  if (Number(request.headers.get('Content-Length')) > most) return 'too large';
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      if (size + chunk.length > most) return 'too large';
      if (!room.take(visitor, chunk.length)) return 'too many';
      size += chunk.length;
      chunks.push(chunk);
    }
  } finally {
    room.giveBack(visitor, size);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole.buffer;
}
