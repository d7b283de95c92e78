/** Width and height in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

/** The size with the same aspect whose longer side is at most `longest` px; never enlarged, never under 1 px. */
export function fitWithin({ width, height }: PixelSize, longest: number): PixelSize {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
