import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isClear, isWithin, placeFor } from './toast-place.ts';
import type { Box } from './toast-place.ts';

const PHONE = { width: 375, height: 667 };
const DESKTOP = { width: 1280, height: 900 };
const TWO = { width: 343, height: 200 };

const box = (left: number, top: number, width: number, height = 54): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('the place of messages', () => {
  it('is the lower right corner, where nothing is in the way', () => {
    expect(placeFor(DESKTOP, TWO, [])).toEqual(box(1280 - 16 - 343, 900 - 16 - 200, 343, 200));
  });

  it('is the other side, where a button lies in the corner', () => {
    expect(placeFor(DESKTOP, TWO, [[box(880, 780, 340)]])).toMatchObject({ left: 16, bottom: 884 });
  });

  it('is above a button that is as wide as the phone', () => {
    expect(placeFor(PHONE, TWO, [[box(20, 580, 335)]])).toMatchObject({ left: 16, bottom: 572 });
  });

  it('hides a lesser button rather than a primary one', () => {
    const lesser = [box(20, 60, 335, 200), box(20, 300, 335, 200)];
    const place = placeFor(PHONE, TWO, [[box(20, 580, 335)], lesser]);
    expect(place).toMatchObject({ bottom: 572 });
    expect(isClear(place, lesser)).toBe(false);
  });

  it('cuts no text in two where it can help it', () => {
    const [title, below] = [box(20, 110, 335, 60), box(20, 180, 335, 60)];
    const button = [box(20, 590, 335)];
    const stage = [box(0, 250, 375, 320)];
    const place = placeFor(PHONE, { width: 343, height: 100 }, [button, stage], [title, below]);
    // The title is hidden with all its letters, and the line below it not at all.
    expect(place).toEqual({ left: 16, right: 359, top: 80, bottom: 180 });
  });

  it('is where it would be without texts, where each place cuts one', () => {
    const everywhere = [box(0, 0, 1280, 900)];
    expect(placeFor(DESKTOP, TWO, [[]], everywhere)).toEqual(placeFor(DESKTOP, TWO, [[]]));
  });

  it('is in the window, and clear of every button, wherever one can be', () => {
    const button = fc.record({ top: fc.integer({ min: -40, max: 900 }), left: fc.nat(900) });
    fc.assert(
      fc.property(fc.array(button, { maxLength: 2 }), (buttons) => {
        const boxes = buttons.map(({ left, top }) => box(left, top, 340));
        const place = placeFor(DESKTOP, TWO, [boxes]);
        expect(isWithin(place, DESKTOP)).toBe(true);
        expect(isClear(place, boxes)).toBe(true);
      }),
    );
  });
});
