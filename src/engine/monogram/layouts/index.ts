import type { MonogramStyle } from '../options.ts';
import { badgeStyle } from './badge-style.ts';
import { blockModern, boldContemporary, serifTraditional } from './rows.ts';
import { circleFrame, classicCircle } from './circles.ts';
import { decorativeFrame, ornateLuxury } from './ornate.ts';
import { scriptInterlocking, scriptLowercase } from './scripts.ts';
import type { Layout } from './sheet.ts';

export const LAYOUTS: Record<MonogramStyle, Layout> = {
  'classic-circle': classicCircle,
  'decorative-frame': decorativeFrame,
  'script-interlocking': scriptInterlocking,
  'badge-style': badgeStyle,
  'block-modern': blockModern,
  'serif-traditional': serifTraditional,
  'ornate-luxury': ornateLuxury,
  'script-lowercase': scriptLowercase,
  'circle-frame': circleFrame,
  'bold-contemporary': boldContemporary,
};
