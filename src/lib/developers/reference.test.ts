import { describe, expect, it } from 'vitest';
import type { DoorData } from '../../content/schemas/developers.ts';
import { buildHead } from '../head/head.ts';
import { overviewHeadings, packageOf } from './overview.ts';
import { doorPage, headingsOfDoor } from './page.ts';
import { elsewhere, homesOf, inOrder, type Door } from './reference.ts';

const door = (id: string, order: number, data: Partial<DoorData>): Door => ({
  id,
  data: {
    order,
    from: order === 0 ? id : `ilmek-engine/${id}`,
    text: 'machine files, read and written',
    functions: [],
    types: [],
    constants: [],
    also: [],
    ...data,
  },
});

const decode = {
  name: 'decode',
  text: '',
  code: 'decode()',
  parameters: [],
  returns: '',
  throws: [],
};
const formats = door('formats', 1, { functions: [decode] });
const whole = door('ilmek-engine', 0, {
  also: ['decode'],
  package: {
    version: '0.1.0',
    examples: [{ title: 'A file is read', text: '', code: 'decode()' }],
  },
});
const doors = [formats, whole];

describe('the doors of the package', () => {
  it('stand in the order of its exports', () => {
    expect(inOrder(doors).map(({ id }) => id)).toEqual(['ilmek-engine', 'formats']);
  });

  it('have homes for exports and for themselves', () => {
    const homes = homesOf(doors);
    expect(homes.get('decode')).toBe('/developers/formats#decode');
    expect(homes.get('ilmek-engine/formats')).toBe('/developers/formats');
    expect(elsewhere(whole, doors, homes)).toEqual([{ door: formats, names: ['decode'] }]);
  });

  it('list what they describe, and what they only pass on', () => {
    expect(headingsOfDoor(formats).map(({ slug }) => slug)).toEqual(['functions', 'decode']);
    expect(headingsOfDoor(whole).map(({ slug }) => slug)).toEqual(['also']);
  });

  it('have a whole head', () => {
    const tags = buildHead(doorPage(formats, 'https://ilmek.example'), 'https://ilmek.example');
    const text = JSON.stringify(tags);
    expect(text).toContain('https://ilmek.example/cards/developers/formats.jpg');
    expect(text).toContain('APIReference');
  });
});

describe('the overview', () => {
  it('knows version and examples, and puts these among its chapters', () => {
    const { version, examples } = packageOf(doors);
    expect(version).toBe('0.1.0');
    const slugs = overviewHeadings(examples).map(({ slug }) => slug);
    expect(slugs[slugs.indexOf('examples') + 1]).toBe('a-file-is-read');
  });

  it('says what to do where the reference lacks the package', () => {
    expect(() => packageOf([formats])).toThrow('npm run reference');
  });
});
