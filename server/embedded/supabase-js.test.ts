import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCAL_ANON_KEY } from './keys.ts';
import { mailedToken, startTestServer, type TestServer } from './testing/server.ts';

/* The project on this machine answers Supabase's own client, unmodified. */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('signs up, confirms, reads, is refused what is another’s, and signs out', async () => {
  const supabase = createClient(server.url, LOCAL_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const account = { email: 'ayse@ilmek.example', password: 'iğne-iplik' };
  const { error } = await supabase.auth.signUp({
    ...account,
    options: { data: { full_name: 'Ayşe Işık' } },
  });
  expect(error).toBeNull();
  expect((await supabase.auth.signInWithPassword(account)).data.session).toBeNull();

  const token_hash = await mailedToken(server, account.email);
  await supabase.auth.verifyOtp({ token_hash, type: 'signup' });
  const { data } = await supabase.auth.signInWithPassword(account);
  expect(data.user?.user_metadata.full_name).toBe('Ayşe Işık');

  const read = await supabase.from('gallery_images').select('id', { count: 'exact' });
  expect(read).toMatchObject({ data: [], count: 0, error: null });
  const forged = await supabase.from('gallery_images').insert({
    user_id: '00000000-0000-4000-8000-000000000000',
    name: 'not mine',
    url: 'https://elsewhere.example/x.png',
    prompt: '',
    type: 'embroidery',
    settings: {},
  });
  expect(forged.error).not.toBeNull();
  expect((await supabase.auth.signOut()).error).toBeNull();
});
