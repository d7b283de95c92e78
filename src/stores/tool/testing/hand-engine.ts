import { EngineClient } from '../../../worker/client.ts';
import type { JobErrorCode, MakeResult } from '../../../worker/client.ts';
import type { WorkerPort } from '../../../worker/link.ts';
import type { Envelope, Reply, Request, Results } from '../../../worker/protocol.ts';

/** A result as small as one can be; only its files are looked at. */
export const RESULT = {
  design: { name: 'rose' },
  preview: new Blob(['preview']),
  previewSize: { width: 2, height: 1 },
  framed: {
    picture: new Blob(['framed']),
    size: { width: 4, height: 3 },
    page: { left: 1, top: 1, width: 2, height: 1 },
  },
  artworkSize: { width: 6, height: 3 },
} as unknown as MakeResult;

/** An engine whose workers a test plays by hand: what it was asked, and its answers. */
export function handEngine() {
  const open: { request: Request; say: (reply: Omit<Reply, 'id'>) => void }[] = [];
  let ended = 0;
  const spawn = (): WorkerPort => {
    const port: WorkerPort = {
      postMessage({ id, request }: Envelope) {
        const say = (reply: Omit<Reply, 'id'>) =>
          port.onmessage?.({ data: { ...reply, id } as Reply });
        open.push({ request, say });
      },
      terminate: () => void ended++,
      onmessage: null,
      onerror: null,
      onmessageerror: null,
    };
    return port;
  };
  /** Waits for a request of this type, and takes it. */
  async function asked(type: Request['type']) {
    for (let tries = 0; tries < 100; tries++) {
      const at = open.findIndex(({ request }) => request.type === type);
      if (at >= 0) return open.splice(at, 1)[0];
      await new Promise((resolve) => setTimeout(resolve));
    }
    throw new Error(`nobody asked to ${type}`);
  }
  return {
    engine: new EngineClient(spawn, () => new Promise(() => undefined)),
    ended: () => ended,
    asked,
    answer: async <T extends Request['type']>(type: T, result: Results[T]) => {
      const { request, say } = await asked(type);
      say({ type: 'done', result } as Omit<Reply, 'id'>);
      return request as Extract<Request, { type: T }>;
    },
    fail: async (type: Request['type'], code: JobErrorCode) => {
      (await asked(type)).say({ type: 'failed', code, message: code } as Omit<Reply, 'id'>);
    },
  };
}
