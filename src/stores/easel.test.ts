import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineClient, type MakeRequest, type Preview } from '../worker/client.ts';
import type { WorkerPort } from '../worker/link.ts';
import type { Envelope } from '../worker/protocol.ts';
import { Easel } from './easel.ts';

const words = (text: string) =>
  ({ kind: 'lettering', options: { text, longSideMm: 100 } }) as MakeRequest;

/** An easel whose worker a test plays by hand. */
function studio() {
  const asked: { text: string; fine: boolean; longSideMm: number }[] = [];
  const answers: (() => void)[] = [];
  const closed: string[] = [];
  const spawn = (): WorkerPort => {
    const port: WorkerPort = {
      postMessage({ id, request }: Envelope) {
        if (request.type !== 'preview' || request.make.kind !== 'lettering') return;
        const { text, longSideMm } = request.make.options;
        asked.push({ text, fine: request.fine, longSideMm });
        const picture = { close: () => closed.push(text) };
        const sewn = { stitches: asked.length, widthMm: 1, heightMm: 1 };
        const result = { picture, sewn } as unknown as Preview;
        answers.push(() => port.onmessage?.({ data: { type: 'done', id, result } }));
      },
      terminate: () => undefined,
      onmessage: null,
      onerror: null,
      onmessageerror: null,
    };
    return port;
  };
  const easel = new Easel(new EngineClient(spawn));
  return {
    easel,
    closed,
    asked: () => asked.map(({ text, fine }) => (fine ? `${text}, fine` : text)),
    sizes: () => asked.map(({ longSideMm }) => longSideMm),
    /** Which of those that were asked for is shown. */
    shown: () => easel.$preview.get()?.sewn?.stitches,
    answer: async (k: number) => {
      answers[k]();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Easel', () => {
  it('draws what was asked for last, and nothing of what was asked for in between', async () => {
    const { easel, asked, shown, answer } = studio();
    easel.draw(words('A'));
    await vi.advanceTimersByTimeAsync(410);
    for (const text of ['Ad', 'Ada', 'Adal']) easel.draw(words(text));
    expect(asked()).toEqual(['A']);
    await answer(0);
    expect(shown()).toBe(1);
    expect(asked()).toEqual(['A', 'Adal']);
    await answer(1);
    expect(shown()).toBe(2);
  });

  it('gives up what nobody waits for, while there was something new to see', async () => {
    const { easel, asked, shown, closed, answer } = studio();
    easel.draw(words('A'));
    await answer(0);
    easel.draw(words('Ad'));
    easel.draw(words('Ada'));
    expect(asked()).toEqual(['A', 'Ad', 'Ada']);
    await answer(2);
    expect(shown()).toBe(3);
    await answer(1);
    expect(shown()).toBe(3);
    expect(closed).toEqual(['Ad']);
  });

  it('ends what it draws where nothing came into view for long', async () => {
    const { easel, asked, shown, answer } = studio();
    easel.draw(words('A'));
    await answer(0);
    easel.draw(words('Ad'));
    await vi.advanceTimersByTimeAsync(410);
    easel.draw(words('Ada'));
    expect(asked()).toEqual(['A', 'Ad']);
    await answer(1);
    expect(shown()).toBe(2);
    expect(asked()).toEqual(['A', 'Ad', 'Ada']);
  });

  it('draws it fine once the keys rest, and not before', async () => {
    const { easel, asked, answer } = studio();
    easel.draw(words('A'));
    await answer(0);
    await vi.advanceTimersByTimeAsync(200);
    easel.draw(words('Ad'));
    await answer(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked()).toEqual(['A', 'Ad']);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked()).toEqual(['A', 'Ad', 'Ad, fine']);
  });

  it('shows nothing where nothing is wanted, whatever arrives later', async () => {
    const { easel, shown, answer } = studio();
    easel.draw(words('A'));
    easel.draw(undefined);
    await answer(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toBeUndefined();
  });

  it('runs the worker in, each time with another design, until somebody draws', async () => {
    const { easel, asked, sizes, closed, shown, answer } = studio();
    const samples = [words('one'), words('two')];
    void easel.warmUp(samples);
    await answer(0);
    await answer(1);
    easel.draw(words('A'));
    await answer(2);
    await answer(3);
    expect(asked()).toEqual(['one', 'two', 'one', 'A']);
    expect(new Set(sizes().slice(0, 3)).size).toBe(3);
    expect(samples).toEqual([words('one'), words('two')]);
    expect(closed).toEqual(['one', 'two', 'one']);
    expect(shown()).toBe(4);
  });
});
