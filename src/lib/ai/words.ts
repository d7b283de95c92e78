/* Options in the words that a model of pictures understands. */

type Words = Readonly<Record<string, string>>;

export const STITCHES: Words = {
  mixed: 'satin stitch in narrow shapes and rows of fill stitch in broad ones',
  satin: 'glossy satin stitch that follows each shape',
  fill: 'even rows of fill stitch',
  outline: 'outlines alone, sewn in thin lines, nothing filled',
  running: 'lines of running stitch alone, nothing filled',
  applique: 'appliqué: patches of cloth with satin-stitched edges',
};

export const DENSITIES: Words = {
  low: 'light, open stitching',
  medium: 'even stitching',
  high: 'dense stitching that covers the cloth',
};

export const PALETTES: Words = {
  classic: 'natural, classic colours',
  vibrant: 'vivid, saturated colours',
  pastel: 'pale pastel colours',
  muted: 'muted, calm colours',
  monochrome: 'light and dark shades of a single colour',
  'earth-tones': 'earth tones: browns, ochres, olive greens',
  'jewel-tones': 'jewel tones: ruby, emerald, sapphire, amethyst',
  vintage: 'faded vintage colours',
  neon: 'bright neon colours',
  rainbow: 'all colours of the rainbow',
  minimal: 'as few colours as possible',
};

export const FRAMES: Words = {
  none: '',
  square: 'a square satin-stitched border around it',
  circle: 'a round satin-stitched border around it',
  rectangle: 'a rectangular satin-stitched border around it',
};

export const SIZES: Words = {
  xs: 'it is sewn very small, so leave out fine detail',
  s: 'it is sewn small, so keep detail simple',
  m: 'it is sewn at a medium size',
  l: 'it is sewn large, with room for detail',
  xl: 'it is sewn very large, with fine detail',
};

export const FONT_STYLES: Words = {
  'script-elegant': 'an elegant connected script',
  'script-decorative': 'a decorative script with swashes',
  'script-modern': 'a modern brush script',
  'script-playful': 'a playful, bouncing script',
  handwritten: 'plain handwriting',
  'serif-classic': 'a classic serif typeface',
  'block-bold': 'bold block letters',
  'sans-modern': 'a modern sans-serif typeface',
  'decorative-vintage': 'a decorative vintage typeface',
};

export const MONOGRAM_STYLES: Words = {
  'classic-circle': 'fitted together into a circle',
  'decorative-frame': 'inside a decorative frame',
  'script-interlocking': 'in interlocking script',
  'badge-style': 'as a badge',
  'block-modern': 'in modern block letters',
  'serif-traditional': 'in traditional serif letters',
  'ornate-luxury': 'in ornate, luxurious letters',
  'script-lowercase': 'in lower-case script',
  'circle-frame': 'inside a thin round frame',
  'bold-contemporary': 'in bold contemporary letters',
};

export const TATTOO_STYLES: Words = {
  tribal: 'bold black tribal',
  traditional: 'traditional, boldly outlined',
  geometric: 'geometric',
  watercolor: 'loose watercolour',
  realistic: 'realistic',
  minimalist: 'minimalist',
  blackwork: 'solid blackwork',
  'fine-line': 'fine-line',
};

export const COMPLEXITIES: Words = {
  simple: 'a few simple shapes',
  medium: 'a moderate amount of detail',
  complex: 'rich detail',
  'highly-detailed': 'very rich, fine detail',
};

export const PRESETS: Words = {
  vintage: 'in a vintage style',
  modern: 'in a clean modern style',
  geometric: 'in a geometric style of plain shapes',
  floral: 'in a floral style, with blossoms and leaves',
  decorative: 'in a decorative style, with ornaments',
  tribal: 'in a tribal style of bold patterns',
};
