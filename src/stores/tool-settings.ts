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
  /** Takes the settings that the page's address carries. */
  readAddress(): void;
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

  return {
    $settings,
    defaults,
    change(change) {
      keep({ ...$settings.get(), ...change });
      const query = settingsToQuery(fields, $settings.get(), location.search);
      history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
    },
    readAddress: () => keep(settingsFromQuery(fields, $settings.get(), location.search)),
  };
}
