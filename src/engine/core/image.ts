import { EngineError } from './errors.ts';

/** Pixels, 4 bytes each: red, green, blue, alpha (not premultiplied), sRGB; rows from the top. */
export interface RgbaImage {
  /** Pixels, a whole number. */
  width: number;
  /** Pixels, a whole number. */
  height: number;
  /** width × height × 4 bytes. */
  data: Uint8Array | Uint8ClampedArray;
}

/** @throws EngineError `bad-image` when the size and the data do not agree. */
export function checkImage(image: RgbaImage, operation: string): void {
  const { width, height, data } = image;
  const whole = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  if (!whole || data.length !== width * height * 4) {
    throw new EngineError(
      'bad-image',
      operation,
      `got ${width} × ${height} px with ${data.length} bytes; wanted width × height × 4 bytes`,
    );
  }
}
