import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROMPT } from '../../tools/prompt.ts';
import { $member, $saveWanted } from '../account/member.ts';
import { $toasts } from '../toasts/toasts.ts';
import { $brought, hearBrought } from './brought.ts';
import type { JobResult } from './job-state.ts';
import { ResultSave, type Keeper } from './result-save.ts';

/** The network's side, played by hand; the real one is tried against a real project. */
const calls = { saved: 0, kept: 0, fails: undefined as Error | undefined };
const keeper: Keeper = {
  saveToGallery: () => {
    calls.saved++;
    return calls.fails ? Promise.reject(calls.fails) : Promise.resolve('design-1');
  },
  keepInBrowser: () => {
    calls.kept++;
    return Promise.resolve('entry-1');
  },
  followKept: (tell) => {
    tellKept = tell;
    tell(new Set(['entry-1']));
  },
};
let tellKept: (ids: ReadonlySet<string>) => void;
const newSave = () => new ResultSave(PROMPT, () => Promise.resolve(keeper));

const RESULT = { turn: 1 } as JobResult;

beforeEach(() => {
  Object.assign(calls, { saved: 0, kept: 0, fails: undefined });
  $toasts.set([]);
  $brought.set(new Map());
  $saveWanted.set('yes');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

const settled = (saving: ResultSave, phase: string) =>
  vi.waitFor(() => expect(saving.$save.get().phase).toBe(phase));

describe('saving a result', () => {
  it('keeps a visitor’s in this browser', async () => {
    $member.set(false);
    const saving = newSave();
    expect(saving.goesToGallery()).toBe(false);
    saving.offer(RESULT);
    await settled(saving, 'kept');
    expect(calls).toMatchObject({ saved: 0, kept: 1 });
  });

  it('saves a member’s by itself', async () => {
    $member.set(true);
    const saving = newSave();
    saving.offer(RESULT);
    await settled(saving, 'saved');
    expect(saving.$save.get().id).toBe('design-1');
  });

  it('waits for a member who decides himself', async () => {
    $member.set(true);
    $saveWanted.set('no');
    const saving = newSave();
    saving.offer(RESULT);
    expect(saving.$save.get().phase).toBe('none');
    expect(calls.saved).toBe(0);
    await saving.save();
    expect(saving.$save.get().phase).toBe('saved');
  });

  it('says why it failed, and can be tried again', async () => {
    $member.set(true);
    calls.fails = Object.assign(new Error('No room is left.'), { name: 'AccountFull' });
    const saving = newSave();
    saving.offer(RESULT);
    await settled(saving, 'failed');
    expect($toasts.get().at(-1)).toMatchObject({ title: 'Not saved', text: 'No room is left.' });
    calls.fails = undefined;
    await saving.save();
    expect(saving.$save.get().phase).toBe('saved');
  });

  it('tells nothing of a result that another has followed', async () => {
    $member.set(true);
    const saving = newSave();
    saving.offer(RESULT);
    $saveWanted.set('no');
    saving.offer({ ...RESULT, turn: 2 });
    await vi.waitFor(() => expect(calls.saved).toBe(1));
    expect(saving.$save.get().phase).toBe('none');
  });

  it('knows the design that signing in made of what was kept', async () => {
    $member.set(false);
    const saving = newSave();
    saving.offer(RESULT);
    await settled(saving, 'kept');
    $brought.set(new Map([['entry-1', 'design-9']]));
    expect(saving.$save.get()).toEqual({ phase: 'saved', id: 'design-9' });
  });

  it('no longer says that this browser keeps what was taken off it', async () => {
    $member.set(false);
    const saving = newSave();
    saving.offer(RESULT);
    await settled(saving, 'kept');
    tellKept(new Set(['entry-1', 'entry-2']));
    expect(saving.$save.get().phase).toBe('kept');
    tellKept(new Set(['entry-2']));
    expect(saving.$save.get().phase).toBe('gone');
  });

  it('hears from another tab what became of it there', async () => {
    $member.set(false);
    const saving = newSave();
    saving.offer(RESULT);
    await settled(saving, 'kept');
    tellKept(new Set());
    const other = new BroadcastChannel('ilmek-brought');
    other.postMessage([['entry-1', 'design-7']]);
    await settled(saving, 'saved');
    other.close();
    hearBrought().close();
    expect(saving.$save.get().id).toBe('design-7');
  });
});
