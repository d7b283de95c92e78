import type { FONT_FIELDS } from '../../tools/font-fields.ts';
import type { SettingsOf } from '../../tools/fields.ts';
import type { ToolSettings } from './tool-settings.ts';

type FontSettings = SettingsOf<typeof FONT_FIELDS>;

/**
 * What was typed into a field that shows it in capitals: the letters that stayed are as they were
 * typed before.
 * @param typed as typed until now
 * @param shown as shown until now
 * @param next what the field holds after the key
 */
export function typedLetters(typed: string, shown: string, next: string): string {
  // Some letters have longer capitals: which of them is which cannot be told any more.
  if (typed.length !== shown.length) return next;
  const most = Math.min(shown.length, next.length);
  let head = 0;
  while (head < most && shown[head] === next[head]) head++;
  let tail = 0;
  while (tail < most - head && shown.at(-1 - tail) === next.at(-1 - tail)) tail++;
  return (
    typed.slice(0, head) + next.slice(head, next.length - tail) + typed.slice(typed.length - tail)
  );
}

const shownAs = (letters: string, { isMonogram, language }: FontSettings): string =>
  isMonogram ? letters.toLocaleUpperCase(language) : letters;

/**
 * The words of a monogram are capitals. Which ones, the language says, that may be chosen after they
 * were typed: i is I in English, and İ in Turkish.
 */
export function createCapitals(store: ToolSettings<typeof FONT_FIELDS>) {
  let letters = '';
  let shown = '';

  function show(settings: FontSettings): void {
    shown = shownAs(letters, settings);
    if (shown !== settings.text) store.change({ text: shown });
  }

  return {
    /** @param next what the field holds after a key */
    type(next: string): void {
      const settings = store.$settings.get();
      letters = settings.text === shown ? typedLetters(letters, shown, next) : next;
      show(settings);
    },
    /** Follows the language and the mode that are chosen. @returns what ends it */
    follow: () =>
      store.$settings.listen((now, before) => {
        if (now.language === before?.language && now.isMonogram === before?.isMonogram) return;
        if (now.text !== shown) letters = now.text;
        show(now);
      }),
  };
}

export type Capitals = ReturnType<typeof createCapitals>;
