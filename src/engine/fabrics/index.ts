export { FABRIC_PRESETS } from './presets.ts';
export { sewingSettings, type SewingSettings, type OwnSewing } from './sewing-settings.ts';
