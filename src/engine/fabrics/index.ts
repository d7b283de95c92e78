export { FABRIC_PRESETS } from './presets.ts';
export { sewingSettings, type OwnSewing } from './sewing-settings.ts';
