import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '../core/image.ts';
import type { KeepBackground } from '../options.ts';
import { findBackground } from './background.ts';
import { rasterize } from './raster.ts';

const COLORS: Record<string, number[]> = {
  '.': [0, 0, 0, 0],
  w: [250, 250, 248, 255],
  v: [246, 247, 250, 255],
  r: [200, 30, 30, 255],
  b: [20, 30, 120, 255],
  g: [30, 120, 40, 255],
};

/** A picture at 5 px/mm, so that it is read pixel by pixel. */
function picture(...rows: string[]): { image: RgbaImage; widthMm: number } {
  const data = Uint8Array.from(
    rows
      .join('')
      .split('')
      .flatMap((c) => COLORS[c]),
  );
  const width = rows[0].length;
  return { image: { width, height: rows.length, data }, widthMm: width / 5 };
}

function fabricOf(keepBackground: KeepBackground, ...rows: string[]): string[] {
  const { image, widthMm } = picture(...rows);
  const { mask } = findBackground(rasterize(image, widthMm, 2), {
    keepBackground,
    fabric: 'woven',
  });
  return Array.from(mask, String)
    .join('')
    .match(new RegExp(`.{${image.width}}`, 'g'))!;
}

describe('findBackground', () => {
  it('takes the colour around the border, as far as it hangs together', () => {
    const rows = ['wwvwww', 'wrrrrv', 'wrwwrw', 'wrrrrw', 'vwwwww'];
    expect(fabricOf(false, ...rows)).toEqual(['111111', '100001', '100001', '100001', '111111']);
  });

  it('sews the background when asked to', () => {
    expect(fabricOf(true, 'wwww', 'wrrw', 'wwww')).toEqual(['0000', '0000', '0000']);
  });

  it('takes transparency alone where there is some', () => {
    expect(fabricOf(false, '....', '.ww.', '.wr.', '....')).toEqual([
      '1111',
      '1001',
      '1001',
      '1111',
    ]);
  });

  it('looks for a ground inside clear bars, as a square picture in a tall one has them', () => {
    const rows = ['......', 'wwwwww', 'wrrrrw', 'wwwwww', '......'];
    const bare = ['111111', '111111', '100001', '111111', '111111'];
    expect(fabricOf(false, ...rows)).toEqual(bare);
    expect(fabricOf('auto', ...rows)).toEqual(bare);
  });

  it('sews a picture whose border is of many colours', () => {
    expect(fabricOf(false, 'wwrrb', 'wgggb', 'rgggr', 'bbgww').join('')).not.toContain('1');
  });

  it('knows one flat colour', () => {
    const { image, widthMm } = picture('rrr', 'rrr');
    const choice = { keepBackground: 'auto', fabric: 'woven' } as const;
    expect(findBackground(rasterize(image, widthMm, 2), choice)).toMatchObject({
      even: true,
      ground: { hex: '#c81e1e', share: 1, sewn: true },
    });
  });

  it('takes white for cloth by itself, and no colour', () => {
    expect(fabricOf('auto', 'wwww', 'wrrw', 'wwvw')).toEqual(['1111', '1001', '1111']);
    expect(fabricOf('auto', 'bbbb', 'brrb', 'bbbb').join('')).not.toContain('1');
    expect(fabricOf(false, 'bbbb', 'brrb', 'bbbb')).toEqual(['1111', '1001', '1111']);
  });
});
