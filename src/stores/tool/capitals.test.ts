import fc from 'fast-check';
import { atom } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { FONT_FIELDS } from '../../tools/font-fields.ts';
import { defaultsOf } from '../../tools/settings.ts';
import { Capitals, typedLetters } from './capitals.ts';

function field() {
  const defaults = defaultsOf(FONT_FIELDS);
  const $settings = atom({ ...defaults, isMonogram: true });
  const change = (part: Partial<typeof defaults>) => $settings.set({ ...$settings.get(), ...part });
  const capitals = new Capitals({ $settings, change });
  capitals.watch();
  const text = () => $settings.get().text;
  const set = (next: string) => capitals.type(next);
  return { change, text, set, type: (key: string) => set(text() + key) };
}

describe('the capitals of a monogram', () => {
  test('are those of the language that is chosen, before or after', () => {
    const { change, text, type } = field();
    type('i');
    type('ş');
    expect(text()).toBe('IŞ');
    change({ language: 'tr' });
    expect(text()).toBe('İŞ');
    type('ı');
    expect(text()).toBe('İŞI');
    change({ language: 'en' });
    expect(text()).toBe('IŞI');
  });

  test('keep a capital that was typed as one', () => {
    const { change, text, set } = field();
    set('I');
    change({ language: 'tr' });
    expect(text()).toBe('I');
  });

  test('go, and come, with the mode', () => {
    const { change, text, type } = field();
    type('i');
    change({ isMonogram: false });
    expect(text()).toBe('i');
    change({ isMonogram: true, language: 'tr' });
    expect(text()).toBe('İ');
  });

  test('take words that came from elsewhere', () => {
    const { change, text, type } = field();
    type('i');
    change({ text: 'k' });
    change({ language: 'tr' });
    expect(text()).toBe('K');
  });
});

test('letters stay as they were typed wherever the next one is set', () => {
  const word = fc.string({ unit: fc.constantFrom('i', 'ı', 'a', 'B', 'İ'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, word, (before, put, after) => {
      const shown = (before + after).toUpperCase();
      const next = before.toUpperCase() + put + after.toUpperCase();
      const typed = typedLetters(before + after, shown, next);
      expect(typed.toUpperCase()).toBe(next.toUpperCase());
      expect(typed).toHaveLength(next.length);
    }),
  );
});
