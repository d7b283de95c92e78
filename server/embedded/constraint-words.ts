import type { Database } from './migrate.ts';

/*
 * A row that a constraint refuses is the sender's fault: 400, as a hosted project answers, and not the
 * 500 of the embedded one. What is wrong stands in the constraint's comment.
 */

type Fetch = (request: Request) => Promise<Response>;

/** What the embedded project says of a constraint. */
const BROKEN = /violates check constraint "(\w+)"/;

/** The comment of a constraint; its name, read, where it has none. */
async function wordsOf(database: Database, name: string): Promise<string> {
  const { rows } = await database.query<{ words: string | null }>(
    `select obj_description(oid, 'pg_constraint') as words from pg_constraint
     where conname = $1 order by words nulls last limit 1`,
    [name],
  );
  return rows[0]?.words ?? `Something is not as it must be: ${name.replaceAll('_', ' ')}.`;
}

async function messageOf(answer: Response): Promise<string> {
  const said = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { message?: unknown };
  return typeof said.message === 'string' ? said.message : '';
}

/** Answers what breaks a constraint by 400 and in words. */
export function withConstraintWords(next: Fetch, database: Database): Fetch {
  return async (request) => {
    const answer = await next(request);
    if (answer.status !== 500 || !new URL(request.url).pathname.startsWith('/rest/v1/')) {
      return answer;
    }
    const details = await messageOf(answer);
    const name = BROKEN.exec(details)?.[1];
    if (!name) return answer;
    const message = await wordsOf(database, name);
    return Response.json({ code: '23514', message, details, hint: null }, { status: 400 });
  };
}
