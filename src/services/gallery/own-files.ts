import type { BucketName } from '../pictures.ts';
import type { Supabase } from '../supabase.ts';

/** A file of whoever is signed in. */
export interface OwnFile {
  bucket: BucketName;
  /** Within the bucket: `{user id}/{design id}/{file}`. */
  name: string;
  bytes: number;
}

const isOwnFile = (row: unknown): row is OwnFile => {
  const { bucket, name, bytes } = (row ?? {}) as Record<string, unknown>;
  const isKnown = bucket === 'gallery' || bucket === 'shared';
  return isKnown && typeof name === 'string' && typeof bytes === 'number';
};

/** The files of one's own designs, in both buckets. @throws the database's error, or a TypeError */
export const filesOf = (ids: readonly string[], supabase: Supabase): Promise<OwnFile[]> =>
  ask(supabase, { designs: ids });

/** All files of one's own, as many as one answer brings. @throws the same */
export const allFiles = (supabase: Supabase): Promise<OwnFile[]> => ask(supabase, {});

async function ask({ rest }: Supabase, designs: object): Promise<OwnFile[]> {
  const { data, error } = (await rest.rpc('my_files', designs)) as {
    data: unknown;
    error: Error | null;
  };
  if (error) throw error;
  if (!Array.isArray(data) || !data.every(isOwnFile)) throw new TypeError('my_files: no files');
  return data;
}
