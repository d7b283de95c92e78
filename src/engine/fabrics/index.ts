export { FABRIC_PRESETS, type FabricPreset, type UnderlayLevel } from './presets.ts';
export { sewingSettings, type SewingSettings } from './sewing-settings.ts';
