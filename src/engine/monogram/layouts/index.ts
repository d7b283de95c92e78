import type { MonogramStyle } from '../options.ts';
import { badgeStyle } from './badge-style.ts';
import { blockModern } from './block-modern.ts';
import { boldContemporary } from './bold-contemporary.ts';
import { circleFrame } from './circle-frame.ts';
import { classicCircle } from './classic-circle.ts';
import { decorativeFrame } from './decorative-frame.ts';
import { ornateLuxury } from './ornate-luxury.ts';
import { scriptInterlocking } from './script-interlocking.ts';
import { scriptLowercase } from './script-lowercase.ts';
import { serifTraditional } from './serif-traditional.ts';
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
