import { beforeEach, expect, it, vi } from 'vitest';
import { $toasts } from '../toasts/toasts.ts';
import { editKept } from './edit-kept.ts';
import { StitchFiles } from './stitch-files.ts';

const taken = vi.hoisted(() => [] as unknown[]);

vi.mock('../editor/hand-over.ts', () => ({
  editWorkingFile: async (title: string, bring: () => Promise<Uint8Array>, more: unknown) =>
    void taken.push([title, 'shapes', await bring(), more]),
  editDesign: (title: string) => {
    taken.push([title, 'stitches']);
    return Promise.resolve();
  },
}));

const BYTES = Uint8Array.of(1, 2, 3);
const SOURCES = [{ id: 'a', name: 'Lâle' }];
const stitches = () => Promise.reject(new Error('not needed'));

beforeEach(() => {
  taken.length = 0;
  $toasts.set([]);
});

it('opens the working file where there is one, and the stitches where there is none', async () => {
  const own = { bytes: BYTES, sources: SOURCES };
  await editKept(new StitchFiles('Ayşe', stitches, () => Promise.resolve(own)));
  await editKept(new StitchFiles('Gül', stitches, () => Promise.resolve(undefined)));
  await editKept(new StitchFiles('Nar', stitches));
  expect(taken).toEqual([
    ['Ayşe', 'shapes', BYTES, { sources: SOURCES, made: undefined }],
    ['Gül', 'stitches'],
    ['Nar', 'stitches'],
  ]);
});

it('does not take the stitches in the place of shapes that could not be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await editKept(new StitchFiles('Ayşe', stitches, () => Promise.reject(new TypeError('offline'))));
  expect(taken).toEqual([]);
  expect($toasts.get()).toMatchObject([{ tone: 'error' }]);
  vi.restoreAllMocks();
});
