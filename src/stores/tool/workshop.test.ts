import { describe, expect, it } from 'vitest';
import { decodeWorkshop, WORKSHOP_USUAL } from './workshop.ts';

describe('what a workshop has told', () => {
  it('is read as it was written', () => {
    const told = {
      ...WORKSHOP_USUAL,
      speed: 850,
      needles: 6,
      fabric: 'knit',
      pieces: 40,
      rates: { thousand: 0.8, piece: 3, order: 40 },
      currency: 'TL',
      chart: 'own',
      ownChart: '1902 Poinsettia #c8102e',
    };
    expect(decodeWorkshop(JSON.stringify(told))).toEqual(told);
  });

  it.each(['', 'null', '7', '[]', '{"speed":"fast","rates":[],"fabric":"paper","pieces":-1}'])(
    'is as usual where storage holds %j',
    (text) => {
      expect(decodeWorkshop(text)).toEqual(WORKSHOP_USUAL);
    },
  );
});
