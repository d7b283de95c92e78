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
export class Capitals {
  readonly #store: Pick<ToolSettings<typeof FONT_FIELDS>, '$settings' | 'change'>;
  /** As typed, and as shown. */
  #letters = '';
  #shown = '';

  constructor(store: Pick<ToolSettings<typeof FONT_FIELDS>, '$settings' | 'change'>) {
    this.#store = store;
  }

  /** @param next what the field holds after a key */
  type(next: string): void {
    const settings = this.#store.$settings.get();
    this.#letters =
      settings.text === this.#shown ? typedLetters(this.#letters, this.#shown, next) : next;
    this.#show(settings);
  }

  /** Follows the language and the mode that are chosen. @returns what ends it */
  watch(): () => void {
    return this.#store.$settings.listen((now, before) => {
      if (now.language === before?.language && now.isMonogram === before?.isMonogram) return;
      if (now.text !== this.#shown) this.#letters = now.text;
      this.#show(now);
    });
  }

  #show(settings: FontSettings): void {
    this.#shown = shownAs(this.#letters, settings);
    if (this.#shown !== settings.text) this.#store.change({ text: this.#shown });
  }
}
