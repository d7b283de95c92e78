import type { ShapeSet } from 'ilmek-engine';
import { readMotif, type MotifIndex, type MotifIndexFile } from 'ilmek-engine/compose';
import { decodeIndex } from 'ilmek-engine/tables';
import { JobError } from './errors.ts';

/*
 * The index of motifs and the motifs themselves, each fetched when it is first
 * asked for and kept as long as the worker lives.
 */

const INDEX_ADDRESS = '/motifs/index.json';

const motifs = new Map<string, Promise<ShapeSet>>();
let index: Promise<MotifIndex> | undefined;

/** The index of all motifs. @throws JobError `worker-failed` */
export function loadIndex(): Promise<MotifIndex> {
  index ??= keepUnlessFailed(fetchIndex(), () => (index = undefined));
  return index;
}

/** The motifs of some ids. @throws JobError `worker-failed` for the first that cannot be had */
export async function loadMotifs(ids: readonly string[]): Promise<Map<string, ShapeSet>> {
  return new Map(
    await Promise.all(ids.map(async (id): Promise<[string, ShapeSet]> => [id, await motifOf(id)])),
  );
}

function motifOf(id: string): Promise<ShapeSet> {
  const known = motifs.get(id);
  if (known) return known;
  const motif = keepUnlessFailed(fetchMotif(id), () => motifs.delete(id));
  motifs.set(id, motif);
  return motif;
}

/** A lost connection may come back: the next one to ask fetches again. */
function keepUnlessFailed<T>(loading: Promise<T>, forget: () => void): Promise<T> {
  loading.catch(forget);
  return loading;
}

async function fetchIndex(): Promise<MotifIndex> {
  const response = await fetchFile(INDEX_ADDRESS);
  return decodeIndex((await response.json()) as MotifIndexFile);
}

async function fetchMotif(id: string): Promise<ShapeSet> {
  const [set, name] = id.split(':');
  const response = await fetchFile(`/motifs/${set}/${name}.svg`);
  return readMotif(await response.text());
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address).catch((error: unknown) => {
    throw new JobError('worker-failed', `${address} could not be fetched: ${String(error)}`);
  });
  if (!response.ok) {
    throw new JobError('worker-failed', `${address} could not be fetched: ${response.status}`);
  }
  return response;
}
