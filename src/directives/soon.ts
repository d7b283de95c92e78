import type { ClientDirective } from 'astro';
import { nextTask } from '../lib/next-task.ts';

/*
 * `client:soon`: an island that wakes as soon as the page is on the screen, and step by step.
 * `client:load` runs React's script, the island's and its first render as they arrive, in two
 * tasks, while the same cores paint the page: on two of them each held up a finger for 50 to
 * 100 ms. What is fetched is fetched as early; it runs once the first picture is painted.
 * Links in the page's head would name all that they import, too, and make its parsing longer.
 */

/** Where nothing is painted for so long, as in a tab behind others, the island wakes all the same, ms. */
const MOST_MS = 1000;

const soon: ClientDirective = (load, _, island) => void wake(load, island);

async function wake(load: Parameters<ClientDirective>[0], island: HTMLElement): Promise<void> {
  const [renderer] = ['renderer-url', 'component-url'].map((name) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = island.getAttribute(name)!;
    document.head.append(link);
    return link.href;
  });
  await painted();
  // On its own, so that the island's does not run in the same task.
  await import(/* @vite-ignore */ renderer);
  await nextTask();
  const hydrate = await load();
  // React begins its first render in a task of its own.
  await hydrate();
}

/** Waits until the page's first picture is on the screen. */
const painted = () =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, MOST_MS);
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });

export default soon;
