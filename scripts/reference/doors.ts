import { readFile } from 'node:fs/promises';
import { inRoot } from '../lib/paths.mjs';

/** One of the engine's `exports`. */
export interface Door {
  /** In addresses of the site: 'digitize'; 'ilmek-engine' for the package itself. */
  id: string;
  /** As it is imported: 'ilmek-engine/digitize'. */
  from: string;
  /** Its file. */
  file: string;
  /** What it gives at run time, by name. */
  values: ReadonlyMap<string, unknown>;
}

/** For this repository alone; not in the published package. */
const INTERNAL = './internal';

/** The doors of the published package, in the order of its `exports`. */
export async function engineDoors(): Promise<Door[]> {
  const { name, exports } = JSON.parse(
    await readFile(inRoot('src', 'engine', 'package.json'), 'utf8'),
  ) as { name: string; exports: Record<string, string> };
  return Promise.all(
    Object.entries(exports)
      .filter(([door]) => door !== INTERNAL)
      .map(async ([door, file]) => {
        const from = door === '.' ? name : `${name}/${door.slice(2)}`;
        const values = (await import(from)) as Record<string, unknown>;
        return {
          id: door === '.' ? name : door.slice(2),
          from,
          file: inRoot('src', 'engine', file),
          values: new Map(Object.entries(values)),
        };
      }),
  );
}
