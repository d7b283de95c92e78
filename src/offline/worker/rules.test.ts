import { describe, expect, it } from 'vitest';
import { isGenerous, mayKeep, pageKey, ruleFor } from './rules.ts';

const ORIGIN = 'https://ilmek.example';
const GET = { method: 'GET', mode: 'cors', authorized: false };
const OPEN = { ...GET, mode: 'navigate' };
const rule = (address: string, asked = GET) => ruleFor(new URL(address, ORIGIN), asked, ORIGIN);

describe('ruleFor', () => {
  it.each([
    ['/about', OPEN, 'page'],
    ['/gallery/3f0c', OPEN, 'page'],
    ['/_astro/x.abc.js', GET, 'asset'],
    ['/motifs/fluent/rose.json', GET, 'data'],
    ['/maker.json', GET, 'none'],
    ['/rss.xml', GET, 'none'],
  ] as const)('%s', (address, asked, expected) => {
    expect(rule(address, asked)).toBe(expected);
  });

  it.each([
    '/api/health',
    '/api/contact',
    '/api/fal/proxy',
    '/auth/v1/token',
    '/rest/v1/gallery_images',
    '/storage/v1/object/public/shared/a/b.jpg',
    '/_mail',
  ])('never keeps %s', (address) => {
    expect(rule(address)).toBe('none');
    expect(rule(address, OPEN)).toBe('none');
  });

  it('never keeps what somebody signed in asked for, what is sent, or what is elsewhere', () => {
    expect(rule('/_astro/x.js', { ...GET, authorized: true })).toBe('none');
    expect(rule('/about', { ...OPEN, method: 'POST' })).toBe('none');
    expect(rule('https://project.supabase.co/_astro/x.js')).toBe('none');
  });
});

describe('mayKeep', () => {
  const answer = (status: number, cache?: string) =>
    new Response('x', { status, headers: cache ? { 'Cache-Control': cache } : {} });

  it('takes whole answers for everybody only', () => {
    expect(mayKeep(answer(200))).toBe(true);
    expect(mayKeep(answer(200, 'public, max-age=0, must-revalidate'))).toBe(true);
    for (const [status, cache] of [[404], [206], [500], [200, 'no-store'], [200, 'private']]) {
      expect(mayKeep(answer(status as number, cache as string))).toBe(false);
    }
  });
});

describe('isGenerous', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g', saveData: false }, true],
    [{ type: 'wifi', effectiveType: '4g' }, true],
    [{ type: 'cellular', effectiveType: '4g' }, false],
    [{ type: 'wifi', saveData: true }, false],
    [{ effectiveType: '3g' }, false],
  ])('%o: %s', (connection, expected) => {
    expect(isGenerous(connection)).toBe(expected);
  });
});

it('a page is kept without what follows its path', () => {
  expect(pageKey(new URL('/generator?style=satin#x', ORIGIN))).toBe(`${ORIGIN}/generator`);
});
