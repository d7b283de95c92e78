import { expect, it } from 'vitest';
import { JobError } from '../../worker/errors.ts';
import { FILE_FAILED, fileFailure } from './file-failure.ts';

it('says which format cannot hold the piece, and does not ask to try the same again', () => {
  const words = fileFailure(new JobError('unsupported', 'wanted at most 12, got 34'), 'sew');
  expect(words).toContain('than a SEW file holds, or has more colours');
  expect(words).not.toContain('try again');
});

it('says what else it is told to of any other failure', () => {
  expect(fileFailure(new JobError('internal', ''), 'sew')).toBe(FILE_FAILED);
  expect(fileFailure(new Error('unsupported'), 'pes', 'Too many points.')).toBe('Too many points.');
});
