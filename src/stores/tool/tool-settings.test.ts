import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROMPT } from '../../tools/prompt.ts';
import { ToolSettings } from './tool-settings.ts';

let address = '';
let leave: () => void = () => undefined;

beforeEach(() => {
  address = '/prompt-to-embroidery';
  vi.useFakeTimers();
  vi.stubGlobal('location', { search: '', pathname: address, hash: '#top' });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, url: string) => (address = url),
  });
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => (leave = listener));
  vi.stubGlobal('removeEventListener', () => (leave = () => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fresh = () => {
  const settings = new ToolSettings({ ...PROMPT, storageKey: `test:${Math.random()}` });
  return { settings, now: () => settings.$settings.get() };
};

describe('the settings of a tool', () => {
  it('start as its table does', () => {
    const { settings, now } = fresh();
    expect(now()).toEqual(settings.defaults);
    expect(settings.$part.get()).toBe('basic');
  });

  it('are in the address once no key is pressed, and keep its place on the page', () => {
    const { settings } = fresh();
    settings.change({ prompt: 'a' });
    settings.change({ prompt: 'a rose' });
    expect(address).toBe('/prompt-to-embroidery');
    vi.runAllTimers();
    expect(address).toMatch(/^\/prompt-to-embroidery\?.*\bprompt=a\+rose.*#top$/);
  });

  it('are in the address before the page is left', () => {
    const { settings } = fresh();
    settings.change({ prompt: 'tulip' });
    leave();
    expect(address).toContain('prompt=tulip');
    address = 'written once';
    vi.runAllTimers();
    expect(address).toBe('written once');
  });

  it('are taken from the address, and what it says wrong is not', () => {
    vi.stubGlobal('location', {
      search: '?prompt=fox&variation=minus',
      pathname: '/prompt-to-embroidery',
      hash: '',
    });
    const { settings, now } = fresh();
    settings.open(new URLSearchParams());
    expect(now()).toEqual({ ...settings.defaults, prompt: 'fox' });
  });

  it('are taken from the form that was filled before the script came, over the address', () => {
    vi.stubGlobal('location', { search: '?prompt=fox', pathname: '/p', hash: '' });
    const { settings, now } = fresh();
    settings.open(new URLSearchParams({ prompt: 'owl', part: 'advanced' }));
    expect(now().prompt).toBe('owl');
    expect(settings.$part.get()).toBe('advanced');
    expect(address).toContain('prompt=owl');
  });
});
