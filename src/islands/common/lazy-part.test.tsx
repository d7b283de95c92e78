import { Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

async function render(Part: ReturnType<typeof lazyPart<{ name: string }>>): Promise<string> {
  const stream = await renderToReadableStream(
    <main>
      <h1>A finished piece</h1>
      <Suspense>
        <Part name="Ayşe" />
      </Suspense>
    </main>,
  );
  await stream.allReady;
  return new Response(stream).text();
}

describe('lazyPart', () => {
  it('shows the part with its props once it has come', async () => {
    const Part = lazyPart(() => Promise.resolve(({ name }: { name: string }) => <b>{name}</b>));
    expect(await render(Part)).toContain('<b>Ayşe</b>');
  });

  it('keeps what stands around a part that does not come, and says what to do', async () => {
    const Part = lazyPart<{ name: string }>(() => Promise.reject(new TypeError('Failed to fetch')));
    const html = await render(Part);
    expect(html).toContain('A finished piece');
    expect(html).toMatch(/could not be loaded.*load the\s+page again/s);
  });

  it('is fetched once, and again where it has failed', async () => {
    let tries = 0;
    const Part = lazyPart(() => {
      tries++;
      if (tries === 1) return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(({ name }: { name: string }) => <b>{name}</b>);
    });
    Part.prepare();
    Part.prepare();
    await new Promise((resolve) => setTimeout(resolve));
    expect(tries).toBe(1);
    Part.prepare();
    expect(await render(Part)).toContain('<b>Ayşe</b>');
    expect(tries).toBe(2);
  });
});
