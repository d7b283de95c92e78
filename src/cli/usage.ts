import {
  FORMATS,
  DENSITIES,
  DIGITIZE_DEFAULTS,
  FABRIC_NAMES,
  FRAME_NAMES,
  PALETTES,
  PHOTO_MODES,
  STITCH_STYLES,
} from 'ilmek-engine/tables';

const D = DIGITIZE_DEFAULTS;

const endings = (can: 'canRead' | 'canWrite'): string =>
  Object.values(FORMATS)
    .filter((format) => format[can])
    .map(({ extension }) => extension)
    .join(' ');

export const USAGE = `Ilmek, pictures into embroidery

  digitize IN.(png|jpg|webp|gif|svg) --out FILE [--out FILE …]
      --width-mm N         width of the whole picture on the fabric (${D.widthMm}; a drawing: its own)
      --sewn-width-mm N    in its place: width of what is sewn, margins left out, a frame counted
      --sewn-height-mm N   or its height
      --style NAME         ${STITCH_STYLES.join(', ')} (${D.style})
      --density NAME       ${DENSITIES.join(', ')} (${D.density})
      --palette NAME       ${PALETTES.join(', ')} (${D.palette})
      --colors N           at most so many threads (${D.colors})
      --photo MODE         ${PHOTO_MODES.join(', ')}: mix threads as in a photograph (${D.photo})
      --keep-background    sew an even ground, also a white one
      --leave-background   leave it out, also a coloured one
                           (without either: white and the fabric's colour are left out)
      --fabric NAME        ${FABRIC_NAMES.join(', ')} (${D.fabric})
      --pull-mm N          lengthen stitches at each end (as the fabric needs)
      --frame NAME         ${FRAME_NAMES.join(', ')}: a satin border (${D.frame})
      --hoop NAME|WxH      whether it fits: a hoop's name (4x4, 5x7 …) or its field in mm
      --format-version N   version of a PES file: 1 or 6 (6)
      --preview FILE.png   a picture of the sewn piece
      --px-per-mm N        its scale (10)
      --worksheet FILE.pdf a sheet to print, with threads and a template of true size
      --json               print the figures as one JSON object
  inspect FILE [--hoop NAME|WxH] [--json]
                           figures of a machine file, and what would sew badly
  convert IN OUT           one machine format into another
  worksheet FILE OUT.pdf [--paper a4|letter] [--title TEXT] [--fabric NAME] [--hoop NAME|WxH]
                           a sheet to print, with threads and a template of true size
  render FILE OUT.png [--px-per-mm N]
                           a picture of a machine file, sewn

The ending of a file's name chooses its format.
  written: ${endings('canWrite')}
  read:    ${endings('canRead')}
`;
