import type { Context } from 'hono';
import { z } from 'zod';

/* What can go wrong at the other side, for tests and for trying a page by hand. */

/** The requests that a fault can be bound to. */
export const MOMENTS = [
  'submit',
  'status',
  'result',
  'cancel',
  'run',
  'initiate',
  'upload',
  'part',
  'complete',
  'picture',
] as const;
export type Moment = (typeof MOMENTS)[number];

export const FAULT = z.strictObject({
  on: z.enum(MOMENTS),
  how: z.enum([
    /** Answers with `status`. */
    'status',
    /** Answers `ms` later. */
    'slow',
    /** Never answers. */
    'stall',
    /** Ends in the middle of the answer. */
    'cut',
    /** Ends before the answer. */
    'reset',
    /** Says JSON, and is none. */
    'garbage',
    /** A page of HTML, as a machine on the way would send. */
    'page',
    /** Sends elsewhere: to `to`. */
    'redirect',
  ]),
  status: z.int().min(200).max(599).optional(),
  /** Of the answer with that status; JSON. */
  body: z.unknown().optional(),
  ms: z.number().optional(),
  to: z.string().optional(),
  /** How often; always unless told. */
  times: z.int().min(1).optional(),
});
export type Fault = z.infer<typeof FAULT>;

/** How an answer is lost before it begins, where there is no socket to close. */
export const RESET_HEADER = 'x-stand-in-reset';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What fal says with a status. */
function wordsOf(status: number): object {
  if (status === 422) {
    return { detail: [{ loc: ['body', 'prompt'], msg: 'Field required', type: 'missing' }] };
  }
  return { detail: `The stand-in was told to answer ${status}` };
}

/** An answer that begins and does not end. */
function cutShort(): Response {
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('{"status":"COMP'));
      await sleep(20);
      controller.error(new Error('cut'));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}

function reset(context: Context): Response {
  const { incoming } = (context.env ?? {}) as { incoming?: { socket: { destroy(): void } } };
  incoming?.socket.destroy();
  return new Response(null, { status: 500, headers: { [RESET_HEADER]: '1' } });
}

/** Goes wrong. @returns undefined where the answer follows after all */
export async function goWrong(fault: Fault, context: Context): Promise<Response | undefined> {
  switch (fault.how) {
    case 'status': {
      const { status = 500, body } = fault;
      return Response.json(body ?? wordsOf(status), { status });
    }
    case 'slow':
      await sleep(fault.ms ?? 1000);
      return undefined;
    case 'stall':
      await new Promise((resolve) => context.req.raw.signal.addEventListener('abort', resolve));
      return undefined;
    case 'cut':
      return cutShort();
    case 'reset':
      return reset(context);
    case 'garbage':
      return new Response('{"status":', { headers: { 'Content-Type': 'application/json' } });
    case 'page':
      return new Response('<!doctype html><script>alert(1)</script>', {
        status: fault.status ?? 200,
        headers: { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' },
      });
    case 'redirect':
      return new Response(null, { status: 307, headers: { Location: fault.to ?? '/' } });
  }
}
