import type { RgbaImage } from '../core/image.ts';

/*
 * A round badge is often cut out so tightly that its rim's half-clear pixels are the picture's last:
 * its outline would be read as the picture's own border there, straight and up to half a pixel too
 * far out. With clear pixels beyond, it is where the pixels say.
 */

/** Clear pixels on each side: as many as the reading of an edge looks at. */
const ROOM_PX = 2;
/** Half-clear pixels along one side, from which on it cuts through a rim: corners have fewer. */
const MIN_SOFT = 4;
const CLEAR = 16;
const FULL = 240;

/** Where a page lies in a picture that has grown beyond it, px. */
interface PagePlace {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * A picture whose rim goes through its border, with room around it; any other is as it was.
 * @returns the picture, and where its own page lies in it if it has grown, px
 */
export function withRoomAround(image: RgbaImage): { room: RgbaImage; page?: PagePlace } {
  if (!hasSoftRim(image)) return { room: image };
  const width = image.width + 2 * ROOM_PX;
  const height = image.height + 2 * ROOM_PX;
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < image.height; y++) {
    const row = image.data.subarray(4 * y * image.width, 4 * (y + 1) * image.width);
    data.set(row, 4 * ((y + ROOM_PX) * width + ROOM_PX));
  }
  const page = { left: ROOM_PX, top: ROOM_PX, width: image.width, height: image.height };
  return { room: { width, height, data }, page };
}

function hasSoftRim({ width, height, data }: RgbaImage): boolean {
  const soft = (count: number, first: number, step: number): boolean => {
    let found = 0;
    for (let i = 0, at = first; i < count; i++, at += step) {
      const alpha = data[4 * at + 3];
      if (alpha >= CLEAR && alpha < FULL) found++;
    }
    return found >= MIN_SOFT;
  };
  return (
    soft(width, 0, 1) ||
    soft(width, (height - 1) * width, 1) ||
    soft(height, 0, width) ||
    soft(height, width - 1, width)
  );
}
