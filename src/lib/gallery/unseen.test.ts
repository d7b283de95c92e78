import { describe, expect, it } from 'vitest';
import { isUnseen } from './image.ts';

const PAGE = 'https://ilmek.example';
const PROJECT = 'https://abc.supabase.co';

describe('isUnseen', () => {
  it.each([
    [
      'a public copy of a hosted project',
      `${PROJECT}/storage/v1/object/public/shared/a/b.png`,
      true,
    ],
    ['the same of the site itself', `${PAGE}/storage/v1/object/public/shared/a/b.png`, false],
    ['a private file that its owner signed', `${PROJECT}/storage/v1/object/sign/gallery/a`, false],
    ['a picture within the page', 'data:image/png;base64,AAAA', false],
    ['nothing', '', false],
    [
      'an origin that begins as the site does',
      `${PAGE}.evil.example/storage/v1/object/public/shared/a`,
      true,
    ],
  ])('%s', (_what, url, unseen) => {
    expect(isUnseen(url, PAGE)).toBe(unseen);
  });
});
