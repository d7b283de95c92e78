/* The words and names of the archive that a member takes along. */

/** A design as the lists of the archive have it; the database's own names of columns. */
export interface DesignRow {
  id: string;
  name: string;
  prompt: string;
  type: string;
  settings: Record<string, unknown>;
  width: number | null;
  height: number | null;
  created_at: string;
  visibility: string;
  shares_original: boolean;
  shares_files: boolean;
  shared_at: string | null;
}

/** Columns of `designs.csv`; `folder` is where the files are. */
const COLUMNS = [
  'folder',
  'name',
  'type',
  'prompt',
  'visibility',
  'created_at',
  'shared_at',
  'width',
  'height',
  'settings',
  'id',
] as const;

/** A program for tables must not take words for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number | object | null): string {
  const text = typeof value === 'object' ? (value ? JSON.stringify(value) : '') : String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a table for any program (RFC 4180), marked as UTF-8 for those that guess. */
export function designsCsv(designs: readonly (DesignRow & { folder: string })[]): string {
  const lines = designs.map((design) => COLUMNS.map((column) => cell(design[column])).join(','));
  return `\uFEFF${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}

/** What no file system takes in a name, and what hides in one. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;
const LONGEST = 60;

/**
 * The folder of a design: readable, one of a kind by its number, fit for every system.
 * @param place among the member's designs, from 1
 */
export function folderName(place: number, name: string): string {
  const words = [...name.replace(UNFIT, ' ').replace(/\s+/g, ' ').trim()];
  const short = words
    .slice(0, LONGEST)
    .join('')
    .replace(/[. ]+$/, '');
  return `${String(place).padStart(4, '0')} ${short || 'Untitled'}`;
}

/** A file that could not be had. */
export interface MissingFile {
  /** Where it would stand in the archive. */
  path: string;
  reason: string;
}

/** What is in the archive, and what is not. */
export function readMe(
  account: { email: string; site: string; made: Date },
  designs: number,
  missing: readonly MissingFile[],
): string {
  const lines = [
    'Everything of one account, taken along',
    '',
    `Site:     ${account.site}`,
    `Account:  ${account.email}`,
    `Made:     ${account.made.toISOString()}`,
    `Designs:  ${designs}`,
    '',
    'account.json   what is kept of the account itself',
    'designs.json   each design with its words, settings and dates',
    'designs.csv    the same as a table',
    'designs/       a folder for each design:',
    '  picture.*      the picture of the sewn piece',
    '  original.*     the picture it was made from, where there is one',
    '  stitches.json  its stitches, as this site reads them',
    '  stitches.dst   its stitches for a machine',
    '  piece.svg      its working file, where there is one: it opens in the editor',
    'pieces/        working files of the pieces that your account keeps for all of your devices',
    '',
  ];
  if (missing.length === 0) lines.push('Every file is in here.');
  else {
    lines.push(`${missing.length} of the files could not be fetched, and are not in here:`, '');
    lines.push(...missing.map(({ path, reason }) => `  ${path}: ${reason}`));
  }
  return `${lines.join('\r\n')}\r\n`;
}
