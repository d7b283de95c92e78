import { PRIVATE_PATH, SHARED_PATH, type ImageType } from '../../lib/gallery/image.ts';
import {
  parseNames,
  parseQueue,
  type QueuedReport,
  type QueueRow,
} from '../../lib/gallery/moderation.ts';
import { sign } from './signing.ts';
import { getSupabase } from '../supabase.ts';

/* What the owner of the site looks at and decides. The database asks who he is, at each call. */

/** What a function of the database answers, before it is checked. */
interface Answer {
  data: unknown;
  error: Error | null;
  status: number;
}

export type { QueuedReport };

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
  const asked = (await supabase.rest.rpc('moderation_queue', { hidden })) as Answer;
  const { data, error, status } = asked;
  if (status === 401 || status === 403) throw new NotTheOwner();
  if (error) throw error;
  const designs = parseQueue(data).map((row) => toDesign(row, hidden, supabase.url));
  return hidden ? sign(designs, ['picture'], supabase) : designs;
}

/** The picture of a hidden design is read where its maker keeps it: the public one is gone. */
function toDesign(row: QueueRow, hidden: boolean, server: string): QueuedDesign {
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
    const { data, error } = (await rest.rpc('hide_design', { design: id, reason })) as Answer;
    if (error) throw error;
    return parseNames(data);
  };
  const names = await hide();
  if (names.length === 0) return;
  const { error } = await (await storage()).from('shared').remove(names);
  if (error || (await hide()).length > 0) throw new FilesLeft();
}

/** Shows a hidden design again, with what it shared. @throws the error of database or storage */
export async function restoreDesign(id: string, { rest, storage } = getSupabase()): Promise<void> {
  const { data, error } = (await rest.rpc('withheld_files', { design: id })) as Answer;
  if (error) throw error;
  const bucket = (await storage()).from('gallery');
  for (const name of parseNames(data)) {
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
