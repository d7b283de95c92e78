import { persistentAtom } from '@nanostores/persistent';
import { atom, type WritableAtom } from 'nanostores';
import type { AnySettings, Fields, SettingsOf } from '../../tools/fields.ts';
import {
  decodeSettings,
  defaultsOf,
  settingsFromQuery,
  settingsToQuery,
} from '../../tools/settings.ts';
import { bySide, sewnSize, type SizeSettings } from '../../tools/sizes.ts';
import type { Tool } from '../../tools/tool.ts';

/**
 * How long nothing changes before the address is written, in ms. With each key it would cost time,
 * and Safari refuses it after a hundred times within some seconds.
 */
const ADDRESS_AFTER_MS = 200;

/** The parts of a form that has advanced fields; one is open at a time. */
export type FormPart = 'basic' | 'advanced';

/** A tool's settings; they survive a reload. Tabs do not change each other. */
export class ToolSettings<F extends Fields = Fields> {
  readonly $settings: WritableAtom<SettingsOf<F>>;
  /** As the table starts. */
  readonly defaults: SettingsOf<F>;
  /** The open part of the form: the same after each result, and after a reload. */
  readonly $part: WritableAtom<FormPart>;
  /** Whether the fields below a result are shown on a narrow window, too. */
  readonly $unfolded = atom(false);
  readonly #fields: F;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ fields, storageKey }: Tool<F>) {
    this.#fields = fields;
    this.defaults = defaultsOf(fields);
    this.$settings = persistentAtom<SettingsOf<F>>(storageKey, this.defaults, {
      encode: JSON.stringify,
      decode: (text) => decodeSettings(fields, text),
      listen: false,
    });
    this.$part = persistentAtom<FormPart>(`${storageKey}:part`, 'basic', {
      encode: String,
      decode: (text: string) => (text === 'advanced' ? 'advanced' : 'basic'),
      listen: false,
    });
  }

  /** Changes settings, keeps them, and writes them into the address soon, so that a link carries them. */
  change(change: Partial<SettingsOf<F>>): void {
    this.#keep({ ...this.$settings.get(), ...change });
    if (this.#timer === undefined) addEventListener('pagehide', this.#writeAddress);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#writeAddress, ADDRESS_AFTER_MS);
  }

  /**
   * Takes the settings that the page's address carries.
   * @param early what was changed in the form before this page had its script, as in an address
   */
  open(early: URLSearchParams): void {
    this.#take(location.search);
    if (early.get('part') === 'advanced') this.$part.set('advanced');
    const changes = String(withSide(this.#fields, this.$settings.get(), early));
    if (changes === '') return;
    this.#take(changes);
    this.#writeAddress();
  }

  #take(query: string): void {
    this.#keep(settingsFromQuery(this.#fields, this.$settings.get(), query));
  }

  #keep(settings: SettingsOf<F>): void {
    try {
      this.$settings.set(settings);
    } catch {
      // Storage is full or forbidden: the page goes on with the choice as it is.
    }
  }

  readonly #writeAddress = (): void => {
    removeEventListener('pagehide', this.#writeAddress);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const query = settingsToQuery(this.#fields, this.$settings.get(), location.search);
    history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
  };
}

/** What was told early, an exact size by its side: the form has that apart from the length. */
function withSide(fields: Fields, settings: AnySettings, early: URLSearchParams): URLSearchParams {
  const { size } = fields;
  if (size?.kind !== 'size') return early;
  return bySide(early, sewnSize(settings as unknown as SizeSettings, size.choices).mm);
}
