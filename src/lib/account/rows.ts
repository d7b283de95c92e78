import * as z from 'zod/mini';
import type { DesignRow } from './archive-words.ts';

/* What the database tells a member of his account, checked at the door. */

/** What an account holds. */
export interface AccountUsage {
  designs: number;
  files: number;
  /** Of all files together. */
  bytes: number;
  /** The most that a member keeps. */
  mostDesigns: number;
  mostBytes: number;
  /** Whether the sign-in is young enough to delete the account with. */
  fresh: boolean;
}

const USAGE = z
  .array(
    z.object({
      ...{ designs: z.int(), files: z.int(), bytes: z.int(), fresh: z.boolean() },
      ...{ most_designs: z.int(), most_bytes: z.int() },
    }),
  )
  .check(z.length(1));

/** @throws ZodError where it is not what it should be */
export function parseUsage(data: unknown): AccountUsage {
  const [{ most_designs: mostDesigns, most_bytes: mostBytes, ...kept }] = z.parse(USAGE, data);
  return { ...kept, mostDesigns, mostBytes };
}

/** Ids of rows. @throws ZodError */
export const parseIds = (data: unknown): string[] =>
  z.parse(z.array(z.object({ id: z.uuid() })), data).map(({ id }) => id);

const DESIGN = z.object({
  id: z.uuid(),
  name: z.string(),
  prompt: z.string(),
  type: z.string(),
  settings: z.record(z.string(), z.unknown()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  created_at: z.string(),
  visibility: z.string(),
  shares_original: z.boolean(),
  shares_files: z.boolean(),
  shared_at: z.nullable(z.string()),
});
/** The columns that `parseDesigns` wants. */
export const DESIGN_COLUMNS = Object.keys(DESIGN.shape).join();

/** @throws ZodError */
export const parseDesigns = (data: unknown): DesignRow[] => z.parse(z.array(DESIGN), data);
