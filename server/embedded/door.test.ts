import { describe, expect, it } from 'vitest';
import { bodyLimit, refusal } from './door.ts';

const to = (rest: string) => refusal(new URL(`http://localhost/rest/v1/gallery_images?${rest}`));

describe('the door of the tables', () => {
  it.each([
    'prompt=match.^(a%2B)%2B$',
    'prompt=imatch.x',
    'prompt=not.match.x',
    'prompt=match(any).{a,b}',
    'prompt=not.imatch(all).{a}',
    'or=(name.match.a,prompt.eq.b)',
    'and=(type.eq.logo,or(name.not.imatch.a,name.eq.b))',
    'prompt=%6datch.x',
    'prompt=fts.tulip',
    'or=(name.eq.a,prompt.not.wfts(english).a)',
    'prompt=like.*a*a*a*a*a*a*a*a*b',
    'prompt=not.ilike(any).{*a,*b,*c,*d,*e}',
    'or=(name.like.a*,name.like.b*,name.like.c*,and(name.like.d*,name.like.e*))',
    `or=(${'name.eq.a,'.repeat(101)}name.eq.b)`,
    `select=${'prompt,'.repeat(30)}name`,
    'offset=2000000000',
    'limit=20000',
  ])('refuses what costs everybody: %s', (filter) => {
    expect(to(filter)?.status).toBe(400);
  });

  it.each([
    'select=id,name&order=created_at.desc&limit=24',
    'name=ilike.*match*',
    'name=ilike.*a%20(red)%20tulip*',
    'or=(name.ilike.*tulip*,prompt.ilike.*tulip*)',
    'name=eq.fts',
    'select=*&limit=1000&offset=9000',
    'name=eq.rematch.x',
    'prompt=ilike.*a%20matching%20hat*',
    `id=in.(${Array.from({ length: 100 }, () => '00000000-0000-4000-8000-000000000000').join()})`,
  ])('lets pass what pages ask: %s', (filter) => {
    expect(to(filter)).toBeUndefined();
  });

  it('refuses filters and patterns of any length', () => {
    expect(to(`name=eq.${'a'.repeat(9000)}`)?.status).toBe(414);
    expect(to(`name=ilike.${'%25a'.repeat(300)}`)?.status).toBe(400);
    expect(to(`or=(name.like.${'_'.repeat(201)})`)?.status).toBe(400);
  });

  it('leaves files and sign-in alone, and bounds their bodies', () => {
    expect(refusal(new URL('http://localhost/storage/v1/object/gallery/match.x'))).toBeUndefined();
    expect(bodyLimit('/storage/v1/object/gallery/a')).toBeGreaterThan(10 * 1024 * 1024);
    expect(bodyLimit('/storage/v1/object/gallery/a', true)).toBe(64 * 1024);
    expect(bodyLimit('/storage/v1/object/upload/sign/gallery/a', true)).toBeGreaterThan(1e7);
    expect(bodyLimit('/rest/v1/gallery_images')).toBe(64 * 1024);
    expect(bodyLimit('/rest/v1/rpc/gallery_page')).toBe(4 * 1024);
    // A packed working file has up to three million characters.
    for (const rpc of ['keep_working_file', 'keep_gallery_piece']) {
      expect(bodyLimit(`/rest/v1/rpc/${rpc}`)).toBeGreaterThan(3e6);
    }
    expect(bodyLimit('/elsewhere')).toBe(0);
  });
});
