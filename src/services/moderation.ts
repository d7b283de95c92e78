import * as z from 'zod/mini';
import { IMAGE_TYPES, PRIVATE_PATH, SHARED_PATH, type ImageType } from '../lib/gallery-image.ts';
import { REPORT_REASONS } from '../lib/report-form.ts';
import { sign } from './signing.ts';
import { getSupabase } from './supabase.ts';

/* What the owner of the site looks at and decides. The database asks who he is, at each call. */

const ROWS = z.array(
  z.object({
    id: z.uuid(),
    name: z.string(),
    type: z.enum(IMAGE_TYPES),
    url: z.string(),
    visibility: z.string(),
    hidden_at: z.nullable(z.string()),
    hidden_reason: z.nullable(z.string()),
    public_files: z.int(),
    newest: z.string(),
    reports: z.array(
      z.object({
        reason: z.enum(REPORT_REASONS),
        words: z.string(),
        email: z.nullable(z.string()),
        created_at: z.string(),
      }),
    ),
  }),
);
type Row = z.infer<typeof ROWS>[number];
export type QueuedReport = Row['reports'][number];

/** A design that was reported, or hidden. */
export interface QueuedDesign {
  id: string;
  name: string;
  type: ImageType;
  /** Whole address of the picture; undefined where its maker has taken it back. */
  picture: string | undefined;
  /** ISO time of the newest report, or of the hiding. */
  at: string;
  /** What its maker is told while it is hidden. */
  hiddenReason: string | undefined;
  /** Public files that are still there. */
  publicFiles: number;
  reports: QueuedReport[];
}

/** Whoever asks does not own the site. */
export class NotTheOwner extends Error {
  override readonly name = 'NotTheOwner';
}

/** Designs with open reports, or those hidden; newest first. @throws NotTheOwner; the database's error */
export async function fetchQueue(
  hidden: boolean,
  supabase = getSupabase(),
): Promise<QueuedDesign[]> {
  const { data, error, status } = await supabase.rest.rpc('moderation_queue', { hidden });
  if (status === 401 || status === 403) throw new NotTheOwner();
  if (error) throw error;
  const designs = z.parse(ROWS, data).map((row) => toDesign(row, hidden, supabase.url));
  return hidden ? sign(designs, ['picture'], supabase) : designs;
}

/** The picture of a hidden design is read where its maker keeps it: the public one is gone. */
function toDesign(row: Row, hidden: boolean, server: string): QueuedDesign {
  const { id, name, type, url, visibility, reports } = row;
  const address = server + (hidden ? url.replace(SHARED_PATH, PRIVATE_PATH) : url);
  return {
    ...{ id, name, type, reports },
    picture: visibility === 'shared' ? address : undefined,
    at: row.newest,
    hiddenReason: row.hidden_reason ?? undefined,
    publicFiles: hidden ? row.public_files : 0,
  };
}

/** The design is hidden, but public files of it are still there. */
export class FilesLeft extends Error {
  override readonly name = 'FilesLeft';
}

const NAMES = z.array(z.string());

/**
 * Hides a design: for everybody at once, then its public files go. May be asked again for what a
 * failure left.
 * @param reason what its maker is told
 * @throws FilesLeft; the error of database or storage
 */
export async function hideDesign(
  id: string,
  reason: string,
  { rest, storage } = getSupabase(),
): Promise<void> {
  const hide = async () => {
    const { data, error } = await rest.rpc('hide_design', { design: id, reason });
    if (error) throw error;
    return z.parse(NAMES, data);
  };
  const names = await hide();
  if (names.length === 0) return;
  const { error } = await (await storage()).from('shared').remove(names);
  if (error || (await hide()).length > 0) throw new FilesLeft();
}

/** Shows a hidden design again, with what it shared. @throws the error of database or storage */
export async function restoreDesign(id: string, { rest, storage } = getSupabase()): Promise<void> {
  const { data, error } = await rest.rpc('withheld_files', { design: id });
  if (error) throw error;
  const bucket = (await storage()).from('gallery');
  for (const name of z.parse(NAMES, data)) {
    // One that lies there already was brought by a try before: the database compares them all.
    await bucket.copy(name, name, { destinationBucket: 'shared' });
  }
  const restored = await rest.rpc('restore_design', { design: id });
  if (restored.error) throw restored.error;
}

/** Settles the reports about a design, which stays as it is. @throws the database's error */
export async function dismissReports(id: string, { rest } = getSupabase()): Promise<void> {
  const { error } = await rest.rpc('dismiss_reports', { design: id });
  if (error) throw error;
}

const HIDDEN = z.array(
  z.object({ hidden_at: z.nullable(z.string()), hidden_reason: z.nullable(z.string()) }),
);

/**
 * Why a design of whoever is signed in is hidden: '' without words.
 * @returns undefined where it is not hidden. @throws the database's error
 */
export async function fetchHiddenReason(
  id: string,
  { rest } = getSupabase(),
): Promise<string | undefined> {
  const { data, error } = await rest
    .from('gallery_images')
    .select('hidden_at,hidden_reason')
    .eq('id', id);
  if (error) throw error;
  const [row] = z.parse(HIDDEN, data);
  return row?.hidden_at ? (row.hidden_reason ?? '') : undefined;
}
