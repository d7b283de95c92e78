import {
  COMPLEXITIES,
  DENSITIES,
  DIGITIZE_DEFAULTS,
  FABRIC_NAMES,
  FABRICS,
  FLAT_COLORS,
  FONT_STYLES,
  FORMATS,
  FRAME_NAMES,
  LETTERING_DEFAULTS,
  PALETTES,
  INK_MODES,
  PHOTO_MODES,
  PRESETS,
  PROMPT_DEFAULTS,
  SMALL_SCRIPTS,
  SMALL_TEXTS,
  STITCH_STYLES,
  THREAD_WEIGHT_CHOICES,
} from 'ilmek-engine/tables';

const D = DIGITIZE_DEFAULTS;
const L = LETTERING_DEFAULTS;
const P = PROMPT_DEFAULTS;

const endings = (can: 'canRead' | 'canWrite'): string =>
  Object.values(FORMATS)
    .filter((format) => format[can])
    .map(({ extension }) => extension)
    .join(' ');

/** What all commands that make a design take. */
const OUTPUT = `      --out FILE           a machine file; more than one may be named; - is the standard output;
                           FILE.svg is a working file: its objects go on in \`sew\`, or in Inkscape
                           with Ink/Stitch
      --format NAME        its format, where no file name tells it
      --format-version N   version of a PES file: 1 or 6 (6)
      --preview FILE.png   a picture of the sewn piece
      --px-per-mm N        its scale (10; of a very large piece less)
      --worksheet FILE.pdf a sheet to print, with threads and a template of true size
      --hoop NAME|WxH      whether it fits: a hoop's name (4x4, 5x7 …) or its field in mm
      --cap                each element finished, from the middle out and from the bottom up
      --no-cutter          no trims: few, short ways between parts, long enough to snip by hand
      --json               print the figures as one JSON object
`;

/** What each command takes, by its name. */
export const USAGES: Record<string, string> = {
  digitize: `  digitize IN.(png|jpg|webp|gif|svg) --out FILE [--out FILE …]
  digitize IN|FOLDER … --out-dir FOLDER --format pes [--format dst …]
                           many pictures, on all cores; - is the standard input
      --width-mm N         width of the whole picture on the fabric (${D.widthMm}; a drawing: its own)
      --sewn-width-mm N    in its place: width of what is sewn, margins left out, a frame counted
      --sewn-height-mm N   or its height
      --style NAME         ${STITCH_STYLES.join(', ')} (${D.style})
      --density NAME       ${DENSITIES.join(', ')} (${D.density})
      --palette NAME       ${PALETTES.join(', ')} (${D.palette})
      --colors N           at most so many threads (${D.colors}; flat drawings their own, up to ${FLAT_COLORS})
      --ink MODE           ${INK_MODES.join(', ')}: read as ink on paper, and sew the ink alone (auto)
      --photo MODE         ${PHOTO_MODES.join(', ')}: mix threads as in a photograph (${D.photo})
      --keep-background    sew an even ground, also a white one
      --leave-background   leave it out, also a coloured one
                           (without either: white and the fabric's colour are left out)
      --small-text NAME    ${SMALL_TEXTS.join(', ')}: lines of text too small to be read (${SMALL_TEXTS[0]})
      --fabric NAME        ${FABRIC_NAMES.join(', ')} (${D.fabric})
      --pull-mm N          lengthen stitches at each end (as the fabric needs)
      --thread-weight N    ${THREAD_WEIGHT_CHOICES.join(', ')}: finer thread lies closer (${D.threadWeight})
      --frame NAME         ${FRAME_NAMES.join(', ')}: a satin border (${D.frame})
      --crop X,Y,W,H       this part of the picture alone, in its pixels
      --rotate N           then turned clockwise, degrees
      --subject            then its subject alone, as it is guessed
${OUTPUT}`,
  letter: `  letter TEXT --out FILE [--out FILE …]
                           a text; \\n in it begins a new line
      --font NAME          ${FONT_STYLES.join(', ')} (${L.fontStyle})
      --size-mm N          longer side of the text (${L.longSideMm})
      --letter-mm N        height of its capitals, in place of --size-mm
      --density NAME       ${DENSITIES.join(', ')} (${L.density})
      --palette NAME       ${PALETTES.join(', ')} (${L.palette})
      --colors N           so many threads, one a stretch of the text (${L.colors})
      --fabric NAME        ${FABRIC_NAMES.join(', ')} (${L.fabric})
      --pull-mm N          lengthen stitches at each end (as the fabric needs)
      --thread-weight N    ${THREAD_WEIGHT_CHOICES.join(', ')}: finer thread lies closer (${D.threadWeight})
      --frame NAME         ${FRAME_NAMES.join(', ')}: a satin border (${L.frame})
      --small-script NAME  ${SMALL_SCRIPTS.join(', ')}: a script too small to be read (${SMALL_SCRIPTS[0]},
                           and the size that would do is said)
${OUTPUT}`,
  compose: `  compose PROMPT --out FILE [--out FILE …]
                           a composition of motifs from words, English or Turkish
      --size-mm N          longer side of the drawing (${P.longSideMm})
      --preset NAME        ${PRESETS.join(', ')} (${P.preset})
      --complexity NAME    ${COMPLEXITIES.join(', ')} (${P.complexity})
      --style NAME         ${STITCH_STYLES.join(', ')} (${P.stitchStyle})
      --density NAME       ${DENSITIES.join(', ')} (${P.density})
      --palette NAME       ${PALETTES.join(', ')} (${P.palette})
      --thread #RRGGBB     colour of ornaments, lines and lettering, up to three (the motifs' own)
      --variation N        another arrangement of the same words (${P.variation})
      --fabric NAME        ${FABRIC_NAMES.join(', ')} (${P.fabric})
      --pull-mm N          lengthen stitches at each end (as the fabric needs)
      --thread-weight N    ${THREAD_WEIGHT_CHOICES.join(', ')}: finer thread lies closer (${D.threadWeight})
${OUTPUT}`,
  sew: `  sew FILE --out FILE [--out FILE …]
                           a working file, or a drawing made for Ink/Stitch, into machine files;
                           a machine file into a working file: its objects are found again
      --keep-stitches      each stitch of a machine file as it is, and no objects
${OUTPUT}`,
  inspect: `  inspect FILE [--hoop NAME|WxH] [--no-cutter] [--cap] [--json]
                           figures of a machine file, and what would sew badly
      --no-cutter          on a machine that does not cut: threads between are snipped by hand
      --cap                in the order of a cap: colours come back for each element
`,
  convert: `  convert IN OUT [--format NAME]
                           one machine format into another; - is a standard stream
`,
  worksheet: `  worksheet FILE OUT.pdf [--paper a4|letter] [--title TEXT] [--fabric NAME] [--hoop NAME|WxH]
                           a sheet to print, with threads and a template of true size
`,
  render: `  render FILE OUT.png [--px-per-mm N | --side-px N] [--fabric NAME] [--fabric-color #RRGGBB]
                           a picture of a machine file, sewn; OUT.jpg is a JPEG
      --px-per-mm N        its scale (10; of a very large piece less)
      --side-px N          its longer side instead, with a margin around the piece: 16 to 6000
      --fabric NAME        ${FABRICS.join(', ')}; none is clear
`,
};

const ENDINGS = `
The ending of a file's name chooses its format. Folders that are not there are made.
  written: ${endings('canWrite')}
  read:    ${endings('canRead')}
`;

/** What is printed for \`--help\`. @param name of a command; all without one */
export function usageOf(name?: string): string {
  const texts = name === undefined ? Object.values(USAGES) : [USAGES[name]];
  const head = name === undefined ? 'Ilmek, pictures into embroidery\n\n' : '';
  const more =
    name === undefined
      ? '\nCOMMAND --help tells of one command, --version which one this is.\n'
      : '';
  return head + texts.join('') + more + ENDINGS;
}
