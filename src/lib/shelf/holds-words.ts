import { formatOfFileName } from 'ilmek-engine/tables';
import type { KeptPiece } from './shelf.ts';

const OF_FILE = {
  objects: 'file, objects found in it',
  both: 'file, partly fixed stitches',
  stitches: 'file, fixed stitches',
} as const;

const OWN = {
  objects: 'Working file',
  both: 'Working file, partly fixed stitches',
  stitches: 'Fixed stitches',
} as const;

/** The format of a machine file by its name, such as 'PES'; undefined for a drawing. */
export function machineFormat(name: string): string | undefined {
  const format = formatOfFileName(name);
  return format === 'svg' ? undefined : format?.toUpperCase();
}

/** What a kept piece is, for a list: it says how far its objects can be sewn otherwise. */
export function holdsWords({ holds, file }: Pick<KeptPiece, 'holds' | 'file'>): string | undefined {
  if (!holds) return undefined;
  return file ? `${file} ${OF_FILE[holds]}` : OWN[holds];
}
