import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PromptEdit } from '../../lib/prompt-edits/edit.ts';
import { PROMPT } from '../../tools/prompt.ts';
import { JOB_IDLE, type JobState } from './job-state.ts';
import { PromptEditing } from './prompt-editing.ts';
import { ToolSettings } from './tool-settings.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const EDIT: PromptEdit = { of: 'rose', nth: 0, part: 'count', was: '1', is: '5' };

function setUp(state: Partial<JobState> = {}) {
  const settings = new ToolSettings(PROMPT);
  settings.$settings.set({ ...settings.defaults, prompt: 'a rose' });
  vi.spyOn(settings, 'change').mockImplementation((change) =>
    settings.$settings.set({ ...settings.$settings.get(), ...change }),
  );
  const start = vi.fn(() => Promise.resolve());
  const $state = atom({ ...JOB_IDLE, ...state });
  const editing = new PromptEditing({ tool: PROMPT, settings, start, $state });
  return { editing, start, edits: () => settings.$settings.get().edits };
}

describe('changes of what was understood', () => {
  it('stand in the settings, and are taken back one by one', () => {
    const { editing, edits } = setUp();
    editing.change(() => [EDIT]);
    const one = edits();
    expect(JSON.parse(one)).toEqual([['rose', 0, 'count', '1', '5']]);
    editing.change((all) => [...all, { ...EDIT, part: 'size', was: 'normal', is: 'large' }]);
    editing.undo();
    expect(edits()).toBe(one);
    editing.undo();
    expect(edits()).toBe('');
    editing.undo();
    expect(edits()).toBe('');
  });

  it('are refused where they would be too long to be kept', () => {
    const { editing, edits } = setUp();
    editing.change(() => [{ ...EDIT, of: 'x'.repeat(2001) }]);
    expect(edits()).toBe('');
  });

  it('have a result made anew once, and nothing before there is one', () => {
    const before = setUp();
    before.editing.change(() => [EDIT]);
    vi.runAllTimers();
    expect(before.start).not.toHaveBeenCalled();
    const after = setUp({ result: {} as never });
    after.editing.change(() => [EDIT]);
    after.editing.undo();
    vi.runAllTimers();
    expect(after.start).toHaveBeenCalledExactlyOnceWith(true);
  });
});
