import { describe, expect, it, vi } from 'vitest';
import type { OpenedPicture } from '../../worker/protocol.ts';
import { CutOutWork } from './cut-out.ts';
import type { ChosenPicture } from './job-state.ts';
import { handEngine } from './testing/hand-engine.ts';

const PICTURE: ChosenPicture = { file: new File(['dog'], 'dog.jpg'), url: 'blob:dog' };
const MASK = { width: 1, height: 1, data: new Uint8Array([255]), isLed: false };
const STROKE = { what: 'keep', shape: 'stroke', points: [1, 2, 3, 4], width: 9 } as const;

const opened = (inside?: OpenedPicture['inside']): OpenedPicture => ({
  picture: { width: 400, height: 300, close() {} },
  inside,
});

/** A picture that is open, its first guess made. */
async function begun(picture = PICTURE, inside?: OpenedPicture['inside']) {
  const hand = handEngine();
  const work = new CutOutWork(hand.engine, picture);
  const { source } = await hand.answer('open', opened(inside));
  await hand.answer('subject', MASK);
  await settled();
  return { ...hand, work, source };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('CutOutWork', () => {
  it('gives the whole picture back where nothing was said', async () => {
    const { work } = await begun();
    expect(await work.finish()).toBe(PICTURE);
    work.turn(1);
    work.turn(-1);
    expect(await work.finish()).toBe(PICTURE);
  });

  it('gives the part, with how it was cut out of what', async () => {
    const { work, answer } = await begun();
    work.turn(1);
    work.mark(STROKE);
    await answer('subject', MASK);
    const finishing = work.finish();
    const { cutOut } = await answer('cut-out', new Blob(['part'], { type: 'image/png' }));
    expect(cutOut).toMatchObject({ placing: { turns: 1 }, marks: [STROKE] });
    const part = await finishing;
    expect(part?.file).toMatchObject({ name: 'dog.jpg', type: 'image/png' });
    expect(part?.cut).toEqual({ from: PICTURE, how: cutOut });
    // Opened again it is the whole picture, with what was said.
    const again = await begun(part);
    expect(again.source).toMatchObject({ file: PICTURE.file });
    expect(again.work.$choice.get()).toMatchObject({ onlySubject: true, marks: [STROKE] });
    again.work.startOver();
    expect(await again.work.finish()).toBe(PICTURE);
  });

  it('undoes a drag at once, and a slider as one step', async () => {
    const { work } = await begun();
    const { placing } = work.$choice.get();
    for (const degrees of [1, 2, 3]) work.straighten(degrees);
    work.settle();
    const frame = { x: 0.1, y: 0.1, width: 0.5, height: 0.5 };
    work.frame({ ...frame, x: 0.2 }, true);
    work.frame(frame, true);
    work.settle();
    work.undo();
    expect(work.$choice.get().placing.straighten).toBe(3);
    work.undo();
    expect(work.$choice.get().placing).toEqual(placing);
    expect(work.$canUndo.get()).toBe(false);
  });

  it('lets the frame follow the straightening until somebody has put it somewhere', async () => {
    const { work } = await begun();
    work.straighten(10);
    expect(work.$choice.get().placing.crop.width).toBeLessThan(0.9);
    const frame = { x: 0, y: 0, width: 0.5, height: 0.5 };
    work.frame(frame);
    work.straighten(20);
    expect(work.$choice.get().placing.crop).toEqual(frame);
  });

  it('begins between the bars of a photograph, and can have them', async () => {
    const inside = { x: 0, y: 0.1, width: 1, height: 0.8 };
    const { work, answer } = await begun(PICTURE, inside);
    expect(work.$choice.get().placing.crop).toEqual(inside);
    work.frame({ x: 0, y: 0, width: 1, height: 1 });
    const finishing = work.finish();
    await answer('cut-out', new Blob(['all']));
    expect((await finishing)?.cut?.how.placing.crop.height).toBe(1);
  });

  it('asks once more for what was marked while it was answered, and for nothing between', async () => {
    const { work, asked, answer } = await begun();
    work.mark(STROKE);
    const first = await asked('subject');
    work.mark({ ...STROKE, what: 'drop' });
    work.mark({ ...STROKE, width: 3 });
    await settled();
    first.say({ type: 'done', result: MASK } as never);
    const { cutOut } = await answer('subject', { ...MASK, data: new Uint8Array([7]) });
    expect(cutOut.marks).toHaveLength(3);
    await settled();
    expect(work.$mask.get()?.data[0]).toBe(7);
  });

  describe('with a network', () => {
    const PRIOR = { width: 1, height: 1, data: new Uint8Array([200]) };
    const VIEW = { width: 1, height: 1, data: new Uint8ClampedArray(4) };
    const CLOSER = { ...MASK, data: new Uint8Array([99]), isLed: true };

    it('takes its guess in place of the own where nothing was marked, and keeps it', async () => {
      const { work, answer, ended } = await begun();
      work.keepOnlySubject(true);
      await answer('subject', MASK);
      work.wantSubject();
      await answer('subject-view', VIEW);
      await answer('likely-subject', PRIOR);
      expect((await answer('subject', CLOSER)).cutOut.prior).toEqual(PRIOR);
      await settled();
      expect(work.$mask.get()).toEqual(CLOSER);
      expect(work.$isCloser.get()).toBe(true);
      // Its worker, which takes much memory, is gone; the picture's is not.
      expect(ended()).toBe(1);
      const finishing = work.finish();
      const { cutOut } = await answer('cut-out', new Blob(['dog']));
      expect(cutOut).toMatchObject({ marks: [], prior: PRIOR });
      expect((await finishing)?.cut?.how.prior).toEqual(PRIOR);
    });

    it('lets stand what was marked before it answered, and leads what is marked next', async () => {
      const { work, asked, answer } = await begun();
      work.wantSubject();
      work.mark(STROKE);
      await answer('subject', MASK);
      await answer('subject-view', VIEW);
      await answer('likely-subject', PRIOR);
      await settled();
      expect(work.$mask.get()).toEqual(MASK);
      expect(work.$isCloser.get()).toBe(false);
      work.mark(STROKE);
      const { request } = await asked('subject');
      expect(request).toMatchObject({ cutOut: { prior: PRIOR, marks: [STROKE, STROKE] } });
    });

    it('goes on without it, and says nothing, where it cannot be had', async () => {
      const { work, answer, fail } = await begun();
      work.keepOnlySubject(true);
      await answer('subject', MASK);
      work.wantSubject();
      await answer('subject-view', VIEW);
      await fail('likely-subject', 'worker-failed');
      await settled();
      expect(work.$mask.get()).toEqual(MASK);
      expect(work.$problem.get()).toBeUndefined();
      work.mark(STROKE);
      expect((await answer('subject', MASK)).cutOut.prior).toBeUndefined();
    });

    it('asks it of another part once that is where it stays', async () => {
      const { work, asked, answer, ended } = await begun();
      work.keepOnlySubject(true);
      await answer('subject', MASK);
      work.wantSubject();
      await answer('subject-view', VIEW);
      const first = await asked('likely-subject');
      const crop = { x: 0.1, y: 0.1, width: 0.5, height: 0.5 };
      work.frame(crop, true);
      work.settle();
      const { placing } = await answer('subject-view', VIEW);
      expect(placing.crop).toEqual(crop);
      expect(ended()).toBe(1);
      // What it says of the part before comes too late.
      first.say({ type: 'done', result: PRIOR } as never);
      expect((await answer('subject', MASK)).cutOut.prior).toBeUndefined();
    });

    it('is not fetched by those who save data', async () => {
      const { work, asked } = await begun();
      vi.stubGlobal('navigator', { connection: { saveData: true } });
      work.wantSubject();
      work.keepOnlySubject(true);
      await asked('subject');
      await settled();
      vi.unstubAllGlobals();
      await expect(asked('subject-view')).rejects.toThrow('nobody asked');
    });
  });

  it('says what is wrong with the picture, and ends its worker', async () => {
    const { engine, fail, ended } = handEngine();
    const work = new CutOutWork(engine, PICTURE);
    await fail('open', 'unreadable');
    await settled();
    expect(work.$problem.get()).toBe('unreadable');
    work.close();
    expect(ended()).toBe(1);
  });
});
