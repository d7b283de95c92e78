/* Requests about accounts, as the embedded project's doors read and change them. */

export type Fetch = (request: Request) => Promise<Response>;

/** What came as JSON. */
export type Fields = Record<string, unknown>;

/** The fields of a request; undefined where it brings none that can be read. */
export async function fieldsOf(request: Request): Promise<Fields | undefined> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject ? (body as Fields) : undefined;
}

/** The same request with other fields, or another path. */
export function withFields(request: Request, fields: Fields, path?: string): Request {
  const url = new URL(request.url);
  if (path) url.pathname = path;
  const headers = new Headers(request.headers);
  headers.delete('Content-Length');
  headers.set('Content-Type', 'application/json');
  return new Request(url, { method: request.method, headers, body: JSON.stringify(fields) });
}

/** A field that is a text; undefined where it is missing, empty or anything else. */
export function textOf(fields: Fields | undefined, name: string): string | undefined {
  const value = fields?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** An address as accounts keep it. */
export const addressOf = (fields: Fields | undefined): string | undefined =>
  textOf(fields, 'email')?.toLowerCase();

/** An error as the accounts of a project tell it. */
export const problem = (status: number, code: string, message: string, headers = {}): Response =>
  Response.json({ code: status, error_code: code, msg: message }, { status, headers });

/** The session that a token names, read and not proved; undefined where there is none. */
export function sessionOf({ headers }: Request): string | undefined {
  const part = /^Bearer\s+[^.\s]+\.([^.\s]+)\.[^.\s]+\s*$/.exec(headers.get('Authorization') ?? '');
  try {
    const claims: unknown = JSON.parse(Buffer.from(part?.[1] ?? '', 'base64url').toString());
    return textOf(claims as Fields, 'session_id');
  } catch {
    return undefined;
  }
}
