import {
  CONVERTER_PATH,
  settingRows,
  toolOf,
  type SettingRow,
} from '../../lib/gallery/settings.ts';
import type { GalleryImage } from '../../services/gallery/gallery.ts';
import { CONVERTER_SIZES, EMBROIDERY_SIZES, LOGO_SIZES, SMALL_SIZES } from '../../tools/sizes.ts';

/** The settings of a design as rows, but for its words where they stand above as its description. */
export const rowsOf = (image: GalleryImage): SettingRow[] => {
  const { prompt, ...others } = image.settings;
  return settingRows(prompt === image.prompt ? others : image.settings, sizesOf(image));
};

/** The sizes of the tool that made a design: “small” is not the same length in all of them. */
function sizesOf(image: GalleryImage) {
  const { path } = toolOf(image);
  if (path === CONVERTER_PATH) return CONVERTER_SIZES;
  if (image.type === 'logo') return LOGO_SIZES;
  return image.type === 'embroidery' ? EMBROIDERY_SIZES : SMALL_SIZES;
}
