import { describe, expect, it } from 'vitest';
import { LOCAL_ANON_KEY } from '../../server/embedded/keys.ts';
import { checkSupabase } from './supabase-check.ts';
import { supabaseConfig } from './supabase-config.ts';

const read = (PUBLIC_SUPABASE_URL?: string, PUBLIC_SUPABASE_ANON_KEY?: string) =>
  supabaseConfig({ PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY }, 'http://localhost:4321');

const check = (PUBLIC_SUPABASE_URL?: string, PUBLIC_SUPABASE_ANON_KEY?: string) =>
  checkSupabase({ PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY });

const token = (role: string) => `eyJh.${btoa(JSON.stringify({ role }))}.x`;

describe('supabaseConfig', () => {
  it('takes the local server when nothing is set', () => {
    expect(read()).toEqual({ url: 'http://localhost:4321', anonKey: LOCAL_ANON_KEY });
    expect(read('', ' ')).toEqual(read());
  });

  it('takes a project', () => {
    expect(read('https://abc.supabase.co/', 'sb_publishable_x')).toEqual({
      url: 'https://abc.supabase.co',
      anonKey: 'sb_publishable_x',
    });
    expect(read('http://127.0.0.1:54321', token('anon')).url).toBe('http://127.0.0.1:54321');
  });
});

describe('checkSupabase', () => {
  it('takes what the pages can use', () => {
    expect(() => check()).not.toThrow();
    expect(() => check('https://abc.supabase.co/', 'sb_publishable_x')).not.toThrow();
    expect(() => check('http://127.0.0.1:54321', token('anon'))).not.toThrow();
  });

  it.each([
    ['http://abc.supabase.co', 'sb_publishable_x', 'wanted like https:'],
    ['abc.supabase.co', 'sb_publishable_x', 'wanted like https:'],
    ['https://abc.supabase.co/rest/v1', 'sb_publishable_x', 'wanted like https:'],
    ['https://abc.supabase.co', undefined, 'PUBLIC_SUPABASE_ANON_KEY is missing'],
    [undefined, 'sb_publishable_x', 'PUBLIC_SUPABASE_URL is not'],
    ['https://abc.supabase.co', 'sb_secret_x', 'secret key'],
    ['https://abc.supabase.co', token('service_role'), 'secret key'],
  ])('refuses %s with %s', (url, key, words) => {
    expect(() => check(url, key)).toThrow(words);
  });
});
