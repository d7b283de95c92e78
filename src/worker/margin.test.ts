import { expect, it } from 'vitest';
import type { Design } from 'ilmek-engine';
import { artworkPlace } from 'ilmek-engine/render';
import { withMargin } from './margin.ts';

const word: Design = {
  x: Int32Array.from([0, 400, 1000]),
  y: Int32Array.from([0, 120, 0]),
  commands: new Uint8Array(3),
  threads: [],
  objects: [],
  name: '',
};

it('puts cloth around a word, as much as its artwork has', () => {
  const framed = withMargin(word);
  expect(framed.page).toEqual({ left: -50, top: -50, right: 1050, bottom: 170 });
  const { page, bounds } = artworkPlace(framed, 2200);
  expect(page).toEqual({ left: 0, top: 0, width: 2200, height: 440 });
  expect(bounds).toEqual({ leftMm: -5, topMm: -5, widthMm: 110, heightMm: 22 });
});

it('adds to the page that a design has', () => {
  const page = { left: -100, top: -100, right: 1100, bottom: 300 };
  expect(withMargin({ ...word, page }).page).toEqual({
    left: -160,
    top: -160,
    right: 1160,
    bottom: 360,
  });
});
