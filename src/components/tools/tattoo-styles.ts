import { TATTOO_STYLES } from 'ilmek-engine/tables';
import type { TattooStyle } from 'ilmek-engine/tattoo';
import { STYLE_NAMES } from '../../tools/tattoo-fields.ts';

/** What a tattoo style does with needle and thread. */
interface StyleNote {
  style: TattooStyle;
  name: string;
  text: string;
}

const TEXTS: Record<TattooStyle, string> = {
  tribal:
    'Dark masses become black blades. Their edges swing and run out in thorns, and lines of bare cloth are cut along the inside of them.',
  traditional:
    'Few flat colours, each held by a black outline of one to three millimetres, laid in satin. It reads from across the street.',
  geometric:
    'Contours are straightened and the figure is cut into triangles, whose rows each run their own way. The circle and triangle behind it are its construction.',
  watercolor:
    'No outline. The wash runs a little past the edge and leaves drops, and neighbouring threads are mixed row by row until one colour flows into the next.',
  realistic:
    'The whole picture in its own light and shade: threads mixed row by row, one step closer than your density says.',
  minimalist:
    'A few long contours and one or two small accents on bare cloth. Nothing is filled, so even thin jersey stays soft.',
  blackwork:
    'Black in three depths: solid where the picture is darkest, then opened by round dots, then by stripes. All that is lighter stays bare.',
  'fine-line':
    'Nothing but running stitch. Shade is hatched with the same thread, once, and crosswise where it is deep.',
};

export const STYLE_NOTES: readonly StyleNote[] = TATTOO_STYLES.map((style) => ({
  style,
  name: STYLE_NAMES[style],
  text: TEXTS[style],
}));
