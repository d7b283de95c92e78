import { expect, it } from 'vitest';
import { watchPinch } from './use-pinch.ts';
import { WHOLE_VIEW } from './view.ts';
import type { View } from './view.ts';

/** An element of 200 × 100 px at the window's corner, and what it was last asked to show. */
function stage(fills = false) {
  const element = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 200, height: 100 }),
  }) as unknown as HTMLElement;
  const shown: View[] = [];
  const seen = { view: WHOLE_VIEW, onView: (view: View) => shown.push(view) };
  const end = watchPinch(element, seen, () => fills);
  const send = (name: string, more: object) =>
    element.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), more));
  /** Two fingers, so many px left and right of the middle. */
  const fingers = (name: string, from: number) =>
    send(name, {
      touches: [100 - from, 100 + from].map((clientX) => ({ clientX, clientY: 50 })),
    });
  return { shown, send, fingers, end };
}

it('two fingers enlarge about their middle, though each sends an event of its own', () => {
  const { shown, fingers } = stage();
  fingers('touchstart', 20);
  // One finger lies on the grip, the other beside it: two elements are told, and nothing is shown between.
  fingers('touchmove', 40);
  fingers('touchmove', 40);
  expect(shown.at(-1)).toEqual({ zoom: 2, x: 0.25, y: 0.25 });
});

it('the wheel enlarges with Ctrl, and without it scrolls the page', () => {
  const { shown, send } = stage();
  const wheel = { deltaY: -100, clientX: 0, clientY: 0 };
  expect(send('wheel', { ...wheel, ctrlKey: false })).toBe(true);
  expect(shown).toEqual([]);
  expect(send('wheel', { ...wheel, ctrlKey: true })).toBe(false);
  expect(shown.at(-1)).toEqual({ zoom: 1.25, x: 0, y: 0 });
});

it('the wheel alone enlarges what fills the screen', () => {
  const { shown, send } = stage(true);
  expect(send('wheel', { deltaY: -100, clientX: 0, clientY: 0, ctrlKey: false })).toBe(false);
  expect(shown.at(-1)).toEqual({ zoom: 1.25, x: 0, y: 0 });
});

it('one finger is left to the page, and nothing is followed after the end', () => {
  const { shown, send, fingers, end } = stage();
  expect(send('touchmove', { touches: [{ clientX: 0, clientY: 0 }] })).toBe(true);
  end();
  fingers('touchstart', 20);
  fingers('touchmove', 40);
  expect(shown).toEqual([]);
});
