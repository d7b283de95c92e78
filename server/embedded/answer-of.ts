import type { Answer } from './answer.ts';
import { fileOfBody } from './object-files.ts';
import type { Embedded } from './open.ts';
import type { RequestMessage } from './protocol.ts';

/**
 * What a project answers to a request of the server's thread, ready to be sent there.
 * @param onRequest takes the request before it is asked
 * @throws the project's error
 */
export async function answerOf(
  embedded: Pick<Embedded, 'fetch'>,
  { url, method, headers, body }: RequestMessage,
  onRequest?: (request: Request) => void,
): Promise<Answer> {
  const request = new Request(url, { method, headers, body });
  onRequest?.(request);
  const response = await embedded.fetch(request);
  const file = fileOfBody(response.body);
  return {
    status: response.status,
    headers: [...response.headers],
    body: file ? { file } : await response.arrayBuffer(),
  };
}
