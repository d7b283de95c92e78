import { describe, expect, it, vi } from 'vitest';
import { parseImage } from './design-row.ts';
import { isUnseen } from './image.ts';
import { parseCounts, parseOwnPage, parsePage } from './pages.ts';

const USER = '11111111-1111-4111-8111-111111111111';
const ID = '22222222-2222-4222-8222-222222222222';
const FOLDER = `/storage/v1/object/public/shared/${USER}/${ID}`;
const SERVER = 'https://abc.supabase.co';

const row = {
  id: ID,
  user_id: USER,
  name: 'Tulip',
  url: `${FOLDER}/picture.png`,
  type: 'logo',
  created_at: '2026-11-21T10:00:00.123456+00:00',
  width: 10,
  height: null,
};
const own = { visibility: 'shared', hidden_at: null };
const whole = {
  ...{ ...row, ...own, shares_original: false, shares_files: true },
  ...{ prompt: 'p', settings: { a: 1 }, original_image: null, stitches: null },
};

describe('parseImage', () => {
  it('puts the server before the addresses', () => {
    expect(parseImage({ ...whole, stitches: `${FOLDER}/stitches.json.gz` }, SERVER)).toEqual({
      id: ID,
      userId: USER,
      name: 'Tulip',
      url: `${SERVER}${FOLDER}/picture.png`,
      type: 'logo',
      createdAt: row.created_at,
      width: 10,
      visibility: 'shared',
      hidden: false,
      sharesOriginal: false,
      sharesFiles: true,
      allowsRemix: false,
      prompt: 'p',
      settings: { a: 1 },
      stitches: `${SERVER}${FOLDER}/stitches.json.gz`,
    });
  });

  it.each([
    { url: 'javascript:alert(1)' },
    { url: 'https://evil.example/x.png' },
    { original_image: '//evil.example/x.png' },
    { url: '/storage/v1/object/public/gallery/x/y/picture.png' },
    { visibility: 'open' },
    { hidden_at: 1 },
    { type: 'quilt' },
    { settings: 'text' },
    { id: 'x' },
  ])('refuses %o', (wrong) => {
    expect(() => parseImage({ ...whole, ...wrong }, SERVER)).toThrow();
  });
});

describe('parsePage', () => {
  it('keeps the key exactly as the database wrote it', () => {
    const [{ cursor }] = parsePage([{ ...row, sort_key: '2026-11-21 10:00:00.123456+00' }], SERVER);
    expect(cursor).toEqual({ key: '2026-11-21 10:00:00.123456+00', id: ID });
  });
});

describe('a damaged row', () => {
  const keyed = { ...row, sort_key: 'x' };
  it.each([{ ...keyed, url: null }, { ...keyed, width: 'wide' }, { ...keyed, name: 7 }, null])(
    'is left out and named, and the others are shown: %j',
    (damaged) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(parsePage([damaged, keyed], SERVER)).toHaveLength(1);
      expect(logged).toHaveBeenCalledOnce();
      if (damaged) expect(logged.mock.calls[0]).toContainEqual(expect.objectContaining({ id: ID }));
      logged.mockRestore();
    },
  );
});

describe('parseOwnPage', () => {
  it('tells who sees a design, and whether it was hidden', () => {
    const hidden = { ...row, sort_key: 'x', visibility: 'shared', hidden_at: '2026-11-22' };
    const [{ card }] = parseOwnPage([hidden], SERVER);
    expect(card).toMatchObject({ id: ID, visibility: 'shared', hidden: true });
    expect(() => parseOwnPage({}, SERVER)).toThrow();
  });
});

describe('parseCounts', () => {
  it('sums', () => {
    const rows = [
      { type: 'font', designs: 2 },
      { type: 'embroidery', designs: 3 },
    ];
    expect(parseCounts(rows)).toEqual({ total: 5, embroidery: 3, font: 2, tattoo: 0, logo: 0 });
    expect(() => parseCounts([{ type: 'font', designs: '2' }])).toThrow();
  });
});

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
