import type { Landmark } from './timeline.ts';

/** What a key asks of the player. */
export type KeyAction =
  | { kind: 'toggle' }
  | { kind: 'step'; by: number }
  | { kind: 'jump'; to: Landmark; direction: 1 | -1 }
  | { kind: 'end'; direction: 1 | -1 };

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowDown: -100,
  ArrowUp: 100,
  PageDown: -100,
  PageUp: 100,
};

/**
 * Space or K plays; left and right go one stitch, with Shift ten; up and down a hundred;
 * [ ] from colour to colour, comma and full stop from cut to cut; Home and End to the ends.
 */
export function keyAction(pressed: Pressed): KeyAction | undefined {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = pressed;
  if (ctrlKey || metaKey) return undefined;
  if (key === '[' || key === ']') {
    return { kind: 'jump', to: 'colour', direction: key === ']' ? 1 : -1 };
  }
  if (altKey) return undefined;
  if (key === ' ' || key === 'k' || key === 'K') return { kind: 'toggle' };
  if (key === ',' || key === '.') {
    return { kind: 'jump', to: 'trim', direction: key === '.' ? 1 : -1 };
  }
  if (key === 'Home' || key === 'End') return { kind: 'end', direction: key === 'End' ? 1 : -1 };
  const step = STEPS[key];
  if (step === undefined) return undefined;
  return { kind: 'step', by: Math.abs(step) === 1 && shiftKey ? step * 10 : step };
}
