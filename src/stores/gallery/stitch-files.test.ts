import { beforeEach, expect, it, vi } from 'vitest';
import type { Design, FormatId } from 'ilmek-engine';
import { JobError } from '../../worker/errors.ts';
import { $toasts } from '../toasts/toasts.ts';
import { StitchFiles } from './stitch-files.ts';

const { encode, saveFile } = vi.hoisted(() => ({
  encode: vi.fn<(design: Design, format: FormatId) => Promise<Uint8Array>>(),
  saveFile: vi.fn<(file: Blob, name: string) => void>(),
}));
vi.mock('../../lib/files/save.ts', () => ({ saveFile }));
vi.mock('../../worker/client.ts', async () => ({
  ...(await import('../../worker/errors.ts')),
  pageEngine: () => ({ read: () => Promise.resolve({ name: '', threads: [] }), encode }),
}));

const files = () => new StitchFiles('Two hearts', () => Promise.resolve(new Uint8Array()));

beforeEach(() => {
  vi.clearAllMocks();
  $toasts.set([]);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('writes the name that a design has in the gallery into its files', async () => {
  encode.mockResolvedValue(new Uint8Array(3));
  const kept = files();
  await kept.save('dst');
  expect(encode.mock.calls[0][0].name).toBe('Two hearts');
  kept.name = 'Three hearts';
  await kept.save('pes');
  expect(encode.mock.calls[1][0].name).toBe('Three hearts');
  expect(saveFile.mock.calls[1][1]).toMatch(/three-hearts\.pes$/i);
  expect($toasts.get()).toEqual([]);
});

it('says that a format cannot hold a design, and that another may', async () => {
  encode.mockRejectedValue(new JobError('unsupported', 'at most 12 colour blocks, got 34'));
  await files().save('sew');
  expect(saveFile).not.toHaveBeenCalled();
  expect($toasts.get()).toMatchObject([{ title: 'Download failed', tone: 'error' }]);
  expect($toasts.get()[0].text).toContain('Take another format');
});
