import { persistentAtom } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
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
export interface ToolSettings<F extends Fields = Fields> {
  $settings: WritableAtom<SettingsOf<F>>;
  /** As the table starts. */
  defaults: SettingsOf<F>;
  /** The open part of the form: the same after each result, and after a reload. */
  $part: WritableAtom<FormPart>;
  /** Changes settings, keeps them, and writes them into the address soon, so that a link carries them. */
  change(change: Partial<SettingsOf<F>>): void;
  /**
   * Takes the settings that the page's address carries.
   * @param early what was changed in the form before this page had its script, as in an address
   */
  open(early: URLSearchParams): void;
}

export function createSettings<F extends Fields>({ fields, storageKey }: Tool<F>): ToolSettings<F> {
  const defaults = defaultsOf(fields);
  const $settings = persistentAtom<SettingsOf<F>>(storageKey, defaults, {
    encode: JSON.stringify,
    decode: (text) => decodeSettings(fields, text),
    listen: false,
  });

  const $part = persistentAtom<FormPart>(`${storageKey}:part`, 'basic', {
    encode: String,
    decode: (text: string) => (text === 'advanced' ? 'advanced' : 'basic'),
    listen: false,
  });

  function keep(settings: SettingsOf<F>): void {
    try {
      $settings.set(settings);
    } catch {
      // Storage is full or forbidden: the page goes on with the choice as it is.
    }
  }

  const take = (query: string) => keep(settingsFromQuery(fields, $settings.get(), query));

  let timer: ReturnType<typeof setTimeout> | undefined;

  function writeAddressSoon(): void {
    if (timer === undefined) addEventListener('pagehide', writeAddress);
    clearTimeout(timer);
    timer = setTimeout(writeAddress, ADDRESS_AFTER_MS);
  }

  function writeAddress(): void {
    removeEventListener('pagehide', writeAddress);
    clearTimeout(timer);
    timer = undefined;
    const query = settingsToQuery(fields, $settings.get(), location.search);
    history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
  }

  return {
    $settings,
    defaults,
    $part,
    change(change) {
      keep({ ...$settings.get(), ...change });
      writeAddressSoon();
    },
    open(early) {
      take(location.search);
      if (early.get('part') === 'advanced') $part.set('advanced');
      const changes = String(withSide(fields, $settings.get(), early));
      if (changes === '') return;
      take(changes);
      writeAddress();
    },
  };
}

/** What was told early, an exact size by its side: the form has that apart from the length. */
function withSide(fields: Fields, settings: AnySettings, early: URLSearchParams): URLSearchParams {
  const { size } = fields;
  if (size?.kind !== 'size') return early;
  return bySide(early, sewnSize(settings as unknown as SizeSettings, size.choices).mm);
}
