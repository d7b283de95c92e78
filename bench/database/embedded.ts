import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCAL_ANON_KEY } from '../../server/embedded/keys.ts';
import { fillSql, WORD_SQL } from './fill.ts';
import { row, tasks, type Sort } from './queries.ts';

const TIMES = 4;

/** Measures whole answers of the server behind `npm start`, and prints: most of a time is the service around the query. */
export async function measureEmbedded(count: number): Promise<void> {
  const { openEmbedded } = await import('../../server/embedded/open.ts');
  const folder = await mkdtemp(path.join(tmpdir(), 'ilmek-bench-'));
  const embedded = await openEmbedded({ folder, siteUrl: 'http://localhost' });
  const ask = async (where: string, body?: object) => {
    const headers = { apikey: LOCAL_ANON_KEY, 'Content-Type': 'application/json' };
    const method = body ? 'POST' : 'GET';
    const request = new Request(`http://localhost/rest/v1/${where}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    const before = performance.now();
    const answer = await embedded.fetch(request);
    const rows = (await answer.json()) as { sort_key: string; id: string }[];
    if (!answer.ok) throw new Error(JSON.stringify(rows));
    return { ms: performance.now() - before, rows };
  };
  try {
    await embedded.database.exec(WORD_SQL + fillSql(count));
    console.log(`${count.toLocaleString('en')} designs, embedded`);
    const keyIn = async (sort: Sort) => {
      const column = sort === 'name' ? 'name_key' : 'created_at';
      const direction = sort === 'newest' ? 'desc' : 'asc';
      const { rows } = await embedded.database.query<{ key: string; id: string }>(
        `select ${column}::text as key, id from public.gallery_images where visibility = 'shared' order by ${column} ${direction}, id offset ${Math.floor(count * 0.4)} limit 1`,
      );
      return rows[0];
    };
    const keys = {
      newest: await keyIn('newest'),
      oldest: await keyIn('oldest'),
      name: await keyIn('name'),
    };
    await ask('rpc/gallery_page', {});
    for (const { name, ways } of tasks(keys)) {
      const times: number[] = [];
      for (const way of ways) {
        for (let k = 0; k < TIMES; k++) times.push((await ask('rpc/gallery_page', way)).ms);
      }
      console.log(row(name, times));
    }
    const counts: number[] = [];
    for (let k = 0; k < 30; k++) counts.push((await ask('gallery_counts')).ms);
    console.log(row('counts', counts));
  } finally {
    await embedded.close();
    await rm(folder, { recursive: true, force: true });
  }
}
