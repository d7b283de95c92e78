import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { addressOf } from './visitor.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const app = new Hono().get('/', (context) => context.text(addressOf(context)));
async function from(address: string, forwarded?: string): Promise<string> {
  const headers = forwarded ? { 'X-Forwarded-For': forwarded } : undefined;
  const socket = { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv6' };
  const answer = await app.request('/', { headers }, { incoming: { socket } });
  return answer.text();
}

it('takes the half of an IPv6 address that one visitor keeps', async () => {
  expect(await from('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(await from('2001:db8:1:2::99')).toBe(await from('2001:db8:1:2:ffff::1'));
  expect(await from('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

it('believes a proxy only where one is set, and only what the proxy wrote', async () => {
  expect(await from('127.0.0.1', '198.51.100.9')).toBe('127.0.0.1');
  vi.stubEnv('BEHIND_PROXY', '1');
  expect(await from('127.0.0.1', '198.51.100.9, 203.0.113.7')).toBe('203.0.113.7');
  expect(await from('127.0.0.1')).toBe('127.0.0.1');
});

it('knows nobody where there is no connection', async () => {
  expect(await (await app.request('/')).text()).toBe('');
});
