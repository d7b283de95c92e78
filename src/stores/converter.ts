import { persistentAtom } from '@nanostores/persistent';
import {
  CONVERTER_DEFAULTS,
  decodeSettings,
  settingsFromQuery,
  settingsToQuery,
} from './converter-settings.ts';
import type { ConverterSettings } from './converter-settings.ts';

/** The converter's settings; they survive a reload. Tabs do not change each other. */
export const $converterSettings = persistentAtom<ConverterSettings>(
  'ilmek:converter',
  CONVERTER_DEFAULTS,
  { encode: JSON.stringify, decode: decodeSettings, listen: false },
);

/** Changes settings, keeps them, and writes them into the address, so that a link carries them. */
export function changeSettings(change: Partial<ConverterSettings>): void {
  keep({ ...$converterSettings.get(), ...change });
  const query = settingsToQuery($converterSettings.get(), location.search);
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
}

/** Takes the settings that the page's address carries. */
export function readSettingsFromAddress(): void {
  keep(settingsFromQuery($converterSettings.get(), location.search));
}

function keep(settings: ConverterSettings): void {
  try {
    $converterSettings.set(settings);
  } catch {
    // Storage is full or forbidden: the page goes on with the choice as it is.
  }
}
