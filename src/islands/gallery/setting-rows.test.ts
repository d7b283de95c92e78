import { describe, expect, it } from 'vitest';
import type { GalleryImage } from '../../services/gallery/gallery.ts';
import { rowsOf } from './setting-rows.ts';

const made = (more: Partial<GalleryImage>): GalleryImage => ({
  ...{ id: 'a', userId: 'u', name: 'Prompt Embroidery - 11/27/2026', url: '', createdAt: '' },
  ...{ prompt: 'a red tulip', type: 'embroidery', visibility: 'shared', hidden: false },
  ...{ settings: {}, width: 10, height: 10 },
  ...{ sharesOriginal: false, sharesFiles: false, allowsRemix: false },
  ...more,
});

describe('the settings of a design', () => {
  it('do not repeat its description', () => {
    const settings = { style: 'modern', prompt: 'a red tulip' };
    expect(rowsOf(made({ settings })).map(({ name }) => name)).toEqual(['Style']);
    const other = rowsOf(made({ settings, prompt: 'a tulip, enhanced' }));
    expect(other.map(({ name }) => name)).toEqual(['Style', 'Prompt']);
  });

  it('say a size in the lengths of the tool that made it', () => {
    expect(rowsOf(made({ settings: { size: 'm' } }))).toEqual([
      { name: 'Size', value: '4-6 inches' },
    ]);
  });
});
