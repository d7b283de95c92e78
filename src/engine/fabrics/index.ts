export { FABRIC_PRESETS } from './presets.ts';
export { sewingSettings } from './sewing-settings.ts';
