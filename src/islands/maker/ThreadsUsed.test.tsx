import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { $workshop, WORKSHOP_USUAL } from '../../stores/tool/workshop.ts';
import { ThreadsUsed } from './ThreadsUsed.tsx';

const used = (hex: string, code: string, name: string, metres: number) => ({
  thread: { hex, code, name, chart: 'Ilmek 40' },
  metres,
  stitches: 400,
});

const RED = used('#c8102e', '1902', 'Poinsettia', 4);
const BLUE = used('#2c4a8f', '1335', 'Indigo', 2.5);
const GREEN = used('#2f7d46', '1250', 'Leaf', 0.4);

/** The page as it reads, and what of it is to be bought: its lines. */
function shown(...uses: ReturnType<typeof used>[]) {
  const html = renderToString(<ThreadsUsed uses={uses} />).replaceAll('<!-- -->', '');
  const [, list = ''] = html.split('Not among them, to buy');
  const [heading] = list.split('<');
  const lines = Array.from(list.matchAll(/<li[^>]*>(.*?)<\/li>/g), ([, line]) =>
    line
      .replace(/<span[^>]*>Nearest:.*/, '')
      .replaceAll(/<[^>]*>/g, '')
      .trim(),
  );
  return { heading, lines, list };
}

describe('the shopping list under the threads of a result', () => {
  afterEach(() => $workshop.set(WORKSHOP_USUAL));

  it('names what no own spool comes near, the longest first', () => {
    $workshop.set({ ...WORKSHOP_USUAL, ownChart: '1902 Poinsettia #c8102e' });
    expect(shown(GREEN, RED, BLUE).lines).toEqual(['1335 Indigo, 2.5 m', '1250 Leaf, 40 cm']);
  });

  it('has the metres of all pieces that are sewn', () => {
    $workshop.set({ ...WORKSHOP_USUAL, ownChart: '1902 Poinsettia #c8102e', pieces: 40 });
    expect(shown(RED, BLUE)).toMatchObject({
      heading: ' for 40 pieces',
      lines: ['1335 Indigo, 100.0 m'],
    });
  });

  it('says whose numbers these are, and what a shop has instead', () => {
    $workshop.set({ ...WORKSHOP_USUAL, ownChart: '1902 Poinsettia #c8102e' });
    const { list } = shown(RED, BLUE);
    expect(list).toContain('Numbers of Ilmek 40 are of our own chart, which no shop sells');
    expect(list).toMatch(/Nearest: Brother, Baby Lock \d+ [A-Z][\w ]+; Janome, Elna \d+ [A-Z]/);
  });

  it.each([
    ['nobody has told of spools', ''],
    ['all is there', '1902 Poinsettia #c8102e'],
  ])('is not there where %s', (_, ownChart) => {
    $workshop.set({ ...WORKSHOP_USUAL, ownChart });
    expect(shown(RED).lines).toEqual([]);
  });

  it('is not there where the worksheet compares the same spools', () => {
    $workshop.set({ ...WORKSHOP_USUAL, ownChart: '1902 Poinsettia #c8102e', chart: 'own' });
    expect(shown(RED, BLUE).lines).toEqual([]);
  });
});
