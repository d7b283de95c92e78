import { FLOWERS } from './flowers.table.ts';
import { MORE } from './more.table.ts';
import { MOTIFS } from './motifs.table.ts';

/** Our own drawings, as an icon set: bodies on a page of 32 by 32. */
export const OWN_SET = {
  icons: Object.fromEntries(
    Object.entries({ ...FLOWERS, ...MOTIFS, ...MORE }).map(([name, body]) => [name, { body }]),
  ),
  width: 32,
  height: 32,
};
