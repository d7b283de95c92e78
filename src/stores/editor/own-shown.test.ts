import { afterEach, expect, it } from 'vitest';
import { startHistory, type Piece } from 'ilmek-engine/piece';
import { $drawn, $history, $own, $ownShown } from './state.ts';

const piece = (name: string) => ({ name, objects: [] }) as unknown as Piece;
const own = { ids: ['a'], picture: {}, bounds: {} } as never as NonNullable<
  ReturnType<typeof $own.get>
>;

afterEach(() => {
  for (const store of [$history, $own, $drawn]) store.set(undefined);
});

it('shows stitches of their own until the whole piece is drawn, or there is a newer edit', () => {
  const [now, newer] = [piece('now'), piece('newer')];
  $history.set(startHistory(now, 'Opened'));
  $own.set({ ...own, piece: now });
  expect($ownShown.get()?.ids).toEqual(['a']);
  $history.set(startHistory(newer, 'Opened'));
  expect($ownShown.get()).toBeUndefined();
  $history.set(startHistory(now, 'Opened'));
  $drawn.set(now);
  expect($ownShown.get()).toBeUndefined();
});
