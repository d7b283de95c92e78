import { describe, expect, it } from 'vitest';
import { current, noteEdit, startHistory, undo, type Piece } from 'ilmek-engine/piece';
import { takenOver } from './take-over.ts';

const piece = (name: string): Piece => ({
  ...{ name, widthMm: 50, heightMm: 50, objects: [] },
  ...{ density: 'medium', fabric: 'woven', threadWeight: 40 },
});

describe('takenOver', () => {
  const mine = startHistory(piece('mine'), 'Opened');
  const shelf = noteEdit(mine, { piece: piece('from the phone'), label: 'From your account' });

  it('shows what came, and undo brings back what was there', () => {
    const shown = takenOver(shelf, mine, mine);
    expect(current(shown).name).toBe('from the phone');
    expect(current(undo(shown))).toBe(current(mine));
  });

  it('loses neither what came nor what was edited meanwhile', () => {
    const edited = noteEdit(mine, { piece: piece('edited'), label: 'Thread' });
    const shown = takenOver(shelf, mine, edited);
    expect(shown.steps.map(({ piece: { name } }) => name)).toEqual([
      'mine',
      'from the phone',
      'edited',
    ]);
    expect(current(shown).name).toBe('edited');
  });
});
