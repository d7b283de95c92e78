import { describe, expect, it } from 'vitest';
import { JOB_IDLE } from '../../stores/tool/job-state.ts';
import type { ChosenPicture, JobState } from '../../stores/tool/job-state.ts';
import { announcement } from './announcement.ts';

const chosen = (more: Partial<ChosenPicture> = {}): JobState => ({
  ...JOB_IDLE,
  picture: { file: new File(['…'], 'fox.png'), url: 'blob:1', ...more },
});
const size = { width: 8, height: 8 };

describe('the announcement', () => {
  it('calls a picture ready once the browser has shown it', () => {
    expect(announcement(chosen(), true)).toBe('');
    expect(announcement(chosen({ size }), true)).toBe('fox.png is ready');
  });

  it('does not call a broken picture ready', () => {
    expect(announcement(chosen({ broken: true }), true)).toBe(
      'fox.png cannot be shown as a picture',
    );
  });

  it('does not call one ready of which a part lacks', () => {
    const read = { missing: 'bottom' } as ChosenPicture['read'];
    expect(announcement(chosen({ size, read }), true)).toBe('');
  });

  it('does not speak of a picture where words are sewn', () => {
    expect(announcement(chosen({ size }), false)).toBe('');
  });

  it('tells the work before all', () => {
    expect(announcement({ ...chosen({ size }), phase: 'making' }, true)).toBe('Starting');
  });
});
