/* Where the parts of a picture in boxes stand: ISO/IEC 14496-12, 8.11.3, the item location box. */

/** Bytes of all items that are put together: a file of ten megabytes has no more, unless it lies. */
const MAX_BYTES = 32 * 2 ** 20;

/**
 * The bytes of each item.
 * @param at where the box's version stands, behind its name.
 * @param inner where the data of boxes stand, for items that are kept among them.
 * @returns undefined where the box cannot be read, or its items are larger than the file may be
 */
export function itemsOf(view: DataView, at: number, inner: number): Uint8Array[] | undefined {
  try {
    return readItems(view, at, inner);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readItems(view: DataView, from: number, inner: number): Uint8Array[] | undefined {
  let at = from;
  const take = (bytes: number): number => {
    let value = 0;
    for (let i = 0; i < bytes; i++) value = value * 256 + view.getUint8(at++);
    return value;
  };
  const version = take(4) >>> 24;
  const sizes = take(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version > 0 ? sizes & 15 : 0;
  const count = take(version < 2 ? 2 : 4);
  const items: Uint8Array[] = [];
  let room = MAX_BYTES;
  for (let i = 0; i < count; i++) {
    take(version < 2 ? 2 : 4);
    const method = version > 0 ? take(2) & 15 : 0;
    take(2);
    const base = take(baseSize) + (method === 1 ? inner : 0);
    const parts: Uint8Array[] = [];
    for (let extents = take(2); extents > 0; extents--) {
      take(indexSize);
      const start = base + take(offsetSize);
      const length = take(lengthSize) || view.byteLength;
      const end = Math.min(view.byteLength, start + length);
      if (start < end)
        parts.push(new Uint8Array(view.buffer, view.byteOffset + start, end - start));
    }
    room -= parts.reduce((sum, part) => sum + part.length, 0);
    if (room < 0) return undefined;
    items.push(joined(parts));
  }
  return items;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 1) return parts[0];
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
