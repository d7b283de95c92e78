import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  EngineClient,
  type PreviewQuality,
  type MakeRequest,
  type Preview,
} from '../../worker/client.ts';
import type { WorkerPort } from '../../worker/link.ts';
import type { Envelope } from '../../worker/protocol.ts';
import { PreviewScheduler } from './preview-scheduler.ts';

const words = (text: string) =>
  ({ kind: 'lettering', options: { text, sewn: { side: 'longer', mm: 100 } } }) as MakeRequest;

const prompt = (text: string) =>
  ({
    kind: 'prompt',
    prompt: text,
    options: { sewn: { side: 'longer', mm: 100 } },
  }) as MakeRequest;

/** What is drawn; words that are sewn, small, need no further word. */
function nameOf(make: MakeRequest, quality: PreviewQuality): string {
  const text =
    make.kind === 'prompt' ? make.prompt : make.kind === 'lettering' ? make.options.text : '';
  return quality === 'quick' ? text : `${text}, ${quality}`;
}

/** An scheduler whose worker a test plays by hand. */
function freshStudio() {
  const asked: { name: string; mm: number; answer: () => void }[] = [];
  const closed: string[] = [];
  const spawn = (): WorkerPort => {
    const port: WorkerPort = {
      postMessage({ id, request }: Envelope) {
        if (request.type !== 'preview') return;
        const { make, quality } = request;
        const name = nameOf(make, quality);
        const picture = { close: () => closed.push(name), name };
        const sewn = { stitches: 1, widthMm: 1, heightMm: 1 };
        const result = { picture, ...(quality !== 'sketch' && { sewn }) } as unknown as Preview;
        const answer = () => port.onmessage?.({ data: { type: 'done', id, result } });
        asked.push({ name, mm: make.options.sewn.mm, answer });
      },
      terminate: () => undefined,
      onmessage: null,
      onerror: null,
      onmessageerror: null,
    };
    return port;
  };
  const engine = new EngineClient(spawn);
  const scheduler = new PreviewScheduler(engine);
  return {
    engine,
    scheduler,
    closed,
    asked: () => asked.map(({ name }) => name),
    sizes: () => asked.map(({ mm }) => mm),
    shown: () => (scheduler.$preview.get()?.picture as { name?: string } | undefined)?.name,
    /** Answers the first of this name. */
    answer: async (name: string) => {
      asked.find((one) => one.name === name)?.answer();
      await vi.advanceTimersByTimeAsync(0);
    },
    forget: () => void asked.splice(0),
  };
}

/** The same with a worker that has sewn before. */
async function studio() {
  const made = freshStudio();
  void made.engine.preview(words('warm'), 'quick');
  await made.answer('warm');
  made.forget();
  return made;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('PreviewScheduler', () => {
  it('draws what was asked for last, and nothing of what was asked for in between', async () => {
    const { scheduler, asked, shown, answer } = await studio();
    scheduler.draw(words('A'));
    await vi.advanceTimersByTimeAsync(410);
    for (const text of ['Ad', 'Ada', 'Adal']) scheduler.draw(words(text));
    expect(asked()).toEqual(['A']);
    await answer('A');
    expect(shown()).toBe('A');
    expect(asked()).toEqual(['A', 'Adal, sketch']);
    await answer('Adal, sketch');
    expect(shown()).toBe('Adal, sketch');
  });

  it('gives up what nobody waits for, while there was something new to see', async () => {
    const { scheduler, asked, shown, closed, answer } = await studio();
    scheduler.draw(words('A'));
    await answer('A');
    scheduler.draw(words('Ad'));
    scheduler.draw(words('Ada'));
    expect(asked()).toEqual(['A', 'Ad', 'Ada']);
    await answer('Ada');
    expect(shown()).toBe('Ada');
    await answer('Ad');
    expect(shown()).toBe('Ada');
    expect(closed).toEqual(['Ad']);
  });

  it('ends what it draws where nothing came into view for long', async () => {
    const { scheduler, asked, shown, answer } = await studio();
    scheduler.draw(words('A'));
    await answer('A');
    scheduler.draw(words('Ad'));
    await vi.advanceTimersByTimeAsync(410);
    scheduler.draw(words('Ada'));
    expect(asked()).toEqual(['A', 'Ad']);
    await answer('Ad');
    expect(shown()).toBe('Ad');
    expect(asked()).toEqual(['A', 'Ad', 'Ada, sketch']);
  });

  it('draws it fine once the keys rest, and not before', async () => {
    const { scheduler, asked, answer } = await studio();
    scheduler.draw(words('A'));
    await answer('A');
    await vi.advanceTimersByTimeAsync(200);
    scheduler.draw(words('Ad'));
    await answer('Ad');
    await vi.advanceTimersByTimeAsync(200);
    expect(asked()).toEqual(['A', 'Ad']);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked()).toEqual(['A', 'Ad', 'Ad, fine']);
    await answer('Ad, fine');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toHaveLength(3);
  });

  it('sketches words until the worker has sewn some, and sews them right after', async () => {
    const { scheduler, asked, shown, answer } = freshStudio();
    scheduler.draw(words('A'));
    await answer('A, sketch');
    expect(shown()).toBe('A, sketch');
    expect(asked()).toEqual(['A, sketch', 'A']);
    // The next key does not wait until that is sewn.
    scheduler.draw(words('Ad'));
    await answer('Ad, sketch');
    expect(shown()).toBe('Ad, sketch');
    await answer('Ad');
    expect(shown()).toBe('Ad');
    scheduler.draw(words('Ada'));
    await answer('Ada');
    expect(asked()).toEqual(['A, sketch', 'A', 'Ad, sketch', 'Ad', 'Ada']);
    expect(shown()).toBe('Ada');
  });

  it('sketches words first where the last took long to be sewn', async () => {
    const { scheduler, asked, answer } = await studio();
    scheduler.draw(words('A'));
    await vi.advanceTimersByTimeAsync(200);
    await answer('A');
    scheduler.draw(words('Ad'));
    await answer('Ad, sketch');
    await answer('Ad');
    scheduler.draw(words('Ada'));
    expect(asked()).toEqual(['A', 'Ad, sketch', 'Ad', 'Ada']);
  });

  it('sketches a prompt, and sews it once the keys rest', async () => {
    const { scheduler, asked, shown, answer } = await studio();
    scheduler.draw(prompt('a rose'));
    await answer('a rose, sketch');
    await vi.advanceTimersByTimeAsync(300);
    expect(asked()).toEqual(['a rose, sketch']);
    await vi.advanceTimersByTimeAsync(110);
    await answer('a rose, fine');
    expect(shown()).toBe('a rose, fine');
  });

  it('goes on where it was once a design is made', async () => {
    const { scheduler, engine, asked, answer } = await studio();
    scheduler.draw(words('A'));
    await answer('A');
    void engine.make(words('A')).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toEqual(['A']);
    engine.cancel();
    await vi.advanceTimersByTimeAsync(400);
    expect(asked()).toEqual(['A', 'A, fine']);
  });

  it('tells that what is asked for is on its way, once that takes a while, and only until it is shown', async () => {
    const { scheduler, answer } = await studio();
    scheduler.draw(prompt('a fox'));
    await vi.advanceTimersByTimeAsync(400);
    expect(scheduler.$isBehind.get()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(scheduler.$isBehind.get()).toBe(true);
    await answer('a fox, sketch');
    expect(scheduler.$isBehind.get()).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(scheduler.$isBehind.get()).toBe(false);
  });

  it('shows nothing where nothing is wanted, whatever arrives later', async () => {
    const { scheduler, shown, answer } = await studio();
    scheduler.draw(words('A'));
    scheduler.draw(undefined);
    await answer('A');
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toBeUndefined();
  });

  it('runs the worker in, each time with another design, until somebody draws', async () => {
    const { scheduler, asked, sizes, closed, shown, answer } = freshStudio();
    const samples = [words('one'), words('two')];
    void scheduler.warmUp(samples);
    await answer('one, sketch');
    await answer('two');
    scheduler.draw(words('A'));
    await answer('one');
    await answer('A');
    expect(asked()).toEqual(['one, sketch', 'two', 'one', 'A']);
    expect(new Set(sizes().slice(0, 3)).size).toBe(3);
    expect(samples).toEqual([words('one'), words('two')]);
    expect(closed).toEqual(['one, sketch', 'two', 'one']);
    expect(shown()).toBe('A');
  });
});
