import type { ShapeSet } from 'ilmek-engine';
import { readMotif, type MotifIndex, type MotifIndexFile } from 'ilmek-engine/compose';
import { decodeIndex } from 'ilmek-engine/tables';
import { oncePer } from '../lib/once.ts';
import { JobError } from './errors.ts';

/*
 * The index of motifs and the motifs themselves, each fetched when it is first
 * asked for and kept as long as the worker lives.
 */

const INDEX_ADDRESS = '/motifs/index.json';

const indexAt = oncePer(async (address: string): Promise<MotifIndex> => {
  const response = await fetchFile(address);
  return decodeIndex((await response.json()) as MotifIndexFile);
});

/** The index of all motifs. @throws JobError `worker-failed` */
export const loadIndex = (): Promise<MotifIndex> => indexAt(INDEX_ADDRESS);

/** The motifs of some ids. @throws JobError `worker-failed` for the first that cannot be had */
export async function loadMotifs(ids: readonly string[]): Promise<Map<string, ShapeSet>> {
  return new Map(
    await Promise.all(ids.map(async (id): Promise<[string, ShapeSet]> => [id, await motifOf(id)])),
  );
}

const motifOf = oncePer(async (id: string): Promise<ShapeSet> => {
  const [set, name] = id.split(':');
  const response = await fetchFile(`/motifs/${set}/${name}.svg`);
  return readMotif(await response.text());
});

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address).catch((error: unknown) => {
    throw new JobError('worker-failed', `${address} could not be fetched: ${String(error)}`);
  });
  if (!response.ok) {
    throw new JobError('worker-failed', `${address} could not be fetched: ${response.status}`);
  }
  return response;
}
