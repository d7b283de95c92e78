import { persistentAtom } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import type { Fields, SettingsOf } from '../tools/fields.ts';
import {
  decodeSettings,
  defaultsOf,
  settingsFromQuery,
  settingsToQuery,
} from '../tools/settings.ts';
import type { Tool } from '../tools/tool.ts';

/** A tool's settings; they survive a reload. Tabs do not change each other. */
export interface ToolSettings<F extends Fields = Fields> {
  $settings: WritableAtom<SettingsOf<F>>;
  /** As the table starts. */
  defaults: SettingsOf<F>;
  /** Changes settings, keeps them, and writes them into the address, so that a link carries them. */
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

  function keep(settings: SettingsOf<F>): void {
    try {
      $settings.set(settings);
    } catch {
      // Storage is full or forbidden: the page goes on with the choice as it is.
    }
  }

  const take = (query: string) => keep(settingsFromQuery(fields, $settings.get(), query));

  function writeAddress(): void {
    const query = settingsToQuery(fields, $settings.get(), location.search);
    history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
  }

  return {
    $settings,
    defaults,
    change(change) {
      keep({ ...$settings.get(), ...change });
      writeAddress();
    },
    open(early) {
      take(location.search);
      const changes = String(early);
      if (changes === '') return;
      take(changes);
      writeAddress();
    },
  };
}
