import { describe, expect, it } from 'vitest';
import { scene } from '../photo/test-pictures.ts';
import type { FabricName } from '../options.ts';
import { readPage } from './read-page.ts';
import { arc, face, lamp, page, type Shot } from './testing/pages.ts';

const BLUE = [30, 70, 140] as const;
const BLACK = [0, 0, 0] as const;

/** A page in white lines on blue paper: where ink takes light from white paper, it gives light to blue. */
function blueprint({ light = () => 1, grain = 0 }: Shot = {}) {
  const drawn = page(400, 400, [
    ...face(BLACK),
    { points: arc(200, 330, 30), width: 3, color: BLACK },
  ]);
  const noise = page(400, 400, [], { paper: [128, 128, 128], grain });
  for (let i = 0; i < 400 * 400; i++) {
    const lit = light((i % 400) / 400, Math.floor(i / 400) / 400);
    const ink = 1 - drawn.data[i * 4] / 250;
    BLUE.forEach((own, c) => {
      drawn.data[i * 4 + c] = (own + ink * (240 - own)) * lit + noise.data[i * 4] - 128;
    });
  }
  return drawn;
}

const read = (
  image: ReturnType<typeof blueprint>,
  fabric: FabricName,
  ink: 'auto' | 'off' = 'auto',
) => readPage(image, { keepBackground: 'auto', fabric, ink, photo: 'auto' });

/** The mean of what is opaque, and its share. */
function inkOf({ data }: ReturnType<typeof blueprint>) {
  const opaque = Array.from({ length: data.length / 4 }, (_, i) => i).filter(
    (i) => data[i * 4 + 3] > 127,
  );
  const mean = (c: number) => opaque.reduce((sum, i) => sum + data[i * 4 + c], 0) / opaque.length;
  return { share: (4 * opaque.length) / data.length, color: [mean(0), mean(1), mean(2)] };
}

describe('a blueprint that was photographed', () => {
  const shot = blueprint({ light: lamp, grain: 8 });

  it('is its lines alone, light ones on dark cloth', () => {
    const { image, reading } = read(shot, 'denim');
    expect(reading?.reason).toMatch(/^Read as light ink on dark paper/);
    const { share, color } = inkOf(image);
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.12);
    expect(Math.min(...color)).toBeGreaterThan(150);
  });

  it('is of the colour of its paper where light lines would not be seen', () => {
    const { image, reading } = read(shot, 'woven');
    expect(reading?.reason).toMatch(/in the colour of its paper/);
    const [r, , b] = inkOf(image).color;
    expect(r).toBeLessThan(90);
    expect(b - r).toBeGreaterThan(40);
  });

  it('is read as a picture where a person says so', () => {
    expect(read(shot, 'woven', 'off')).toMatchObject({ image: shot, reading: { as: 'picture' } });
  });

  it('is none on an even ground, which is meant, nor any photograph', () => {
    for (const image of [blueprint(), scene(400, 300)]) {
      expect(read(image, 'denim')).toEqual({ image });
    }
  });
});
