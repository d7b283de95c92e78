import { renderToString } from 'react-dom/server';
import type { ThreadUse } from 'ilmek-engine/inspect';
import { describe, expect, it } from 'vitest';
import { ThreadList } from './DesignThreads.tsx';

const uses = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    thread: { hex: '#a5232f', code: `${2000 + i}`, name: 'Madder' },
    metres: 2,
  })) as unknown as ThreadUse[];

describe('the threads of a design', () => {
  it('are folded where there are many, and can all be shown', () => {
    const html = renderToString(<ThreadList uses={uses(34)} />);
    expect(html).toContain('data-folded="true"');
    expect(html).toMatch(/aria-expanded="false"[^>]*>Show all 34 threads</);
    // All of them stand in the page: they are printed.
    expect(html.match(/<li/g)).toHaveLength(34);
  });

  it('are numbered in sewing order, as the machine asks for them', () => {
    const text = renderToString(<ThreadList uses={uses(3)} />).replaceAll(/<[^>]*>/g, '');
    for (const spool of ['1. 2000', '2. 2001', '3. 2002']) expect(text).toContain(spool);
  });

  it('have no button beside the panel where all of them are shown there', () => {
    const button = (count: number) => renderToString(<ThreadList uses={uses(count)} />);
    expect(button(40)).toMatch(/<button[^>]*lg:hidden/);
    expect(button(41)).not.toContain('lg:hidden');
  });

  it('stand as they are where they are few', () => {
    const html = renderToString(<ThreadList uses={uses(10)} />);
    expect(html).toContain('data-folded="false"');
    expect(html).not.toContain('<button');
  });
});
