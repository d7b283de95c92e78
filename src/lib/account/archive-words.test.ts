import { describe, expect, it } from 'vitest';
import { designsCsv, folderName, readMe, type DesignRow } from './archive-words.ts';

const DESIGN: DesignRow & { folder: string } = {
  folder: '0001 Lâle',
  id: '0b9c1a52-9a3e-4d52-8f7c-1f2e3d4c5b6a',
  name: 'Lâle, "kırmızı"',
  prompt: 'Bir lâle\nve iki yaprak',
  type: 'embroidery',
  settings: { style: 'satin' },
  width: 60,
  height: null,
  created_at: '2026-11-22T10:00:00Z',
  visibility: 'private',
  shares_original: false,
  shares_files: false,
  shared_at: null,
};

describe('designsCsv', () => {
  it('quotes what a table would take apart, and keeps Turkish', () => {
    const [head, ...rest] = designsCsv([DESIGN]).split('\r\n');
    expect(head).toBe(
      '\uFEFFfolder,name,type,prompt,visibility,created_at,shared_at,width,height,settings,id',
    );
    expect(rest.join('\r\n')).toBe(
      '0001 Lâle,"Lâle, ""kırmızı""",embroidery,"Bir lâle\nve iki yaprak",private,' +
        `2026-11-22T10:00:00Z,,60,,"{""style"":""satin""}",${DESIGN.id}\r\n`,
    );
  });

  it.each(['=1+1', '+A1', '-A1', '@SUM(A1)'])('no name is a formula: %s', (name) => {
    expect(designsCsv([{ ...DESIGN, name }])).toContain(`,'${name},`);
  });
});

describe('folderName', () => {
  it.each([
    ['Red tulip', '0007 Red tulip'],
    ['Şapka: önü/arkası?', '0007 Şapka önü arkası'],
    ['../../etc', '0007 .. .. etc'],
    ['...', '0007 Untitled'],
    ['a.\u202egpj.exe', '0007 a. gpj.exe'],
    ['x'.repeat(120), `0007 ${'x'.repeat(60)}`],
  ])('%s: %s', (name, folder) => expect(folderName(7, name)).toBe(folder));
});

describe('readMe', () => {
  const account = { email: 'a@b.c', site: 'https://ilmek.example', made: new Date(0) };

  it('says that nothing is missing', () => {
    expect(readMe(account, 3, [])).toContain('Every file is in here.');
  });

  it('names each file that is', () => {
    const words = readMe(account, 3, [{ path: 'designs/0001 A/picture.jpg', reason: '404' }]);
    expect(words).toContain('1 of the files could not be fetched');
    expect(words).toContain('  designs/0001 A/picture.jpg: 404');
  });
});
