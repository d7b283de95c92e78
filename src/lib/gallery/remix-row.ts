import * as z from 'zod/mini';
import type { SourceDesign } from 'ilmek-engine/piece';
import { readSources } from './sources.ts';

/* A design to go on with, as the database answers, checked at the door. */

const ROWS = z.array(z.object({ file: z.string(), name: z.string(), settings: z.unknown() }));

interface RemixRow {
  /** Packed. */
  file: string;
  name: string;
  /** What it was made from in its turn, the first one first. */
  sources: readonly SourceDesign[];
}

/** @returns undefined where nobody may go on with it @throws ZodError */
export function parseRemix(data: unknown): RemixRow | undefined {
  const [row] = z.parse(ROWS, data);
  return row && { file: row.file, name: row.name, sources: readSources(row.settings) };
}
