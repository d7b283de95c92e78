import { expect, it } from 'vitest';
import { keyAction } from './keys.ts';

const press = (key: string, held: 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | '' = '') =>
  keyAction({
    ...{ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false },
    ...(held && { [held]: true }),
  });

it('knows the keys of the player', () => {
  expect(press(' ')).toEqual({ kind: 'toggle' });
  expect(press('K', 'shiftKey')).toEqual({ kind: 'toggle' });
  expect(press('ArrowLeft')).toEqual({ kind: 'step', by: -1 });
  expect(press('ArrowRight', 'shiftKey')).toEqual({ kind: 'step', by: 10 });
  expect(press('ArrowUp', 'shiftKey')).toEqual({ kind: 'step', by: 100 });
  expect(press('.')).toEqual({ kind: 'jump', to: 'trim', direction: 1 });
  expect(press('Home')).toEqual({ kind: 'end', direction: -1 });
});

it('takes brackets that need Alt on a Turkish or German keyboard', () => {
  expect(press('[', 'altKey')).toEqual({ kind: 'jump', to: 'colour', direction: -1 });
});

it('leaves the browser its own', () => {
  expect(press('k', 'ctrlKey')).toBeUndefined();
  expect(press('ArrowLeft', 'altKey')).toBeUndefined();
  expect(press('Home', 'metaKey')).toBeUndefined();
  expect(press('x')).toBeUndefined();
});
