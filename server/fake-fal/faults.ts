import type { Context } from 'hono';
import { z } from 'zod';
import { dot } from './pictures.ts';

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
    /** No connection stands. Where a socket is there already, it is closed as with `reset`. */
    'down',
    /** Says JSON, and is none. */
    'garbage',
    /** A page of HTML, as a machine on the way would send. */
    'page',
    /** Sends elsewhere: to `to`. */
    'redirect',
    /** A picture far smaller than was ordered: a dot. */
    'dot',
  ]),
  status: z.int().min(200).max(599).optional(),
  /** Of the answer with that status; JSON. */
  body: z.unknown().optional(),
  ms: z.number().optional(),
  to: z.string().optional(),
  /** How often; always unless told. */
  times: z.int().min(1).optional(),
  /** Only where these are among an order's words: pages side by side have faults of their own. */
  words: z.string().min(1).optional(),
});
export type Fault = z.infer<typeof FAULT>;

/** Names the system's error of a lost connection, where there is no socket to close. */
export const LOST_HEADER = 'x-stand-in-lost';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What fal says with a status. */
function wordsOf(status: number): object {
  if (status === 422) {
    return { detail: [{ loc: ['body', 'prompt'], msg: 'Field required', type: 'missing' }] };
  }
  return { detail: `The stand-in was told to answer ${status}` };
}

/** The connection of a request; undefined where it came without a network. */
const socketOf = (context: Context) =>
  (context.env as { incoming?: { socket: { destroy(): void } } } | undefined)?.incoming?.socket;

/** An answer that begins and does not end. */
function cutShort(context: Context): Response {
  const socket = socketOf(context);
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('{"status":"COMP'));
      await sleep(20);
      if (socket) socket.destroy();
      else controller.error(new Error('cut'));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}

/** @param code of the system's error */
function lost(context: Context, code: string): Response {
  socketOf(context)?.destroy();
  return new Response(null, { status: 500, headers: { [LOST_HEADER]: code } });
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
      return cutShort(context);
    case 'reset':
      return lost(context, 'ECONNRESET');
    case 'down':
      return lost(context, 'ECONNREFUSED');
    case 'garbage':
      return new Response('{"status":', { headers: { 'Content-Type': 'application/json' } });
    case 'page':
      return new Response('<!doctype html><script>alert(1)</script>', {
        status: fault.status ?? 200,
        headers: { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' },
      });
    case 'redirect':
      return new Response(null, { status: 307, headers: { Location: fault.to ?? '/' } });
    case 'dot': {
      const { bytes, type } = await dot();
      return new Response(bytes, { headers: { 'Content-Type': type } });
    }
  }
}
