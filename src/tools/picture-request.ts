import type { Density, FabricName, FrameName, PaletteName, StitchStyle } from 'ilmek-engine';
import { DIGITIZE_DEFAULTS, type ThreadWeight } from 'ilmek-engine/tables';
import type { MakeRequest, PictureOptions } from '../worker/protocol.ts';
import type { SewingOrder } from './choices.ts';
import type { SizeChoice } from './fields.ts';
import { sewnSize, type SizeSettings } from './sizes.ts';
import type { ToolInput } from './tool.ts';

const { widthMm: _, ...DEFAULTS } = DIGITIZE_DEFAULTS;

/** What every tool of pictures lets one choose, and what some do. */
interface PictureSettings extends SizeSettings {
  style: StitchStyle;
  density: Density;
  colorPalette: PaletteName;
  colors: number;
  frameShape?: FrameName;
  fabric?: FabricName;
  threadWeight?: `${ThreadWeight}`;
  sewingOrder?: SewingOrder;
}

/** Asks for a picture's design. @param more options that a tool sets by itself */
export function pictureRequest(
  settings: PictureSettings,
  sizes: readonly SizeChoice[],
  { source, name, keepBackground, ink, smallText, ownColors }: ToolInput,
  more: Partial<PictureOptions> = {},
): MakeRequest {
  const { style, density, colorPalette, colors, frameShape, fabric, threadWeight } = settings;
  return {
    kind: 'picture',
    source: source!,
    ...(settings.sewingOrder && { order: settings.sewingOrder }),
    options: {
      ...DEFAULTS,
      sewn: sewnSize(settings, sizes),
      style,
      density,
      palette: ownColors ? 'classic' : colorPalette,
      colors,
      frame: frameShape ?? DIGITIZE_DEFAULTS.frame,
      fabric: fabric ?? DIGITIZE_DEFAULTS.fabric,
      threadWeight: threadWeight
        ? (Number(threadWeight) as ThreadWeight)
        : DIGITIZE_DEFAULTS.threadWeight,
      name,
      keepBackground: keepBackground ?? DIGITIZE_DEFAULTS.keepBackground,
      ...(ink && { ink }),
      ...(smallText && { smallText }),
      ...more,
    },
  };
}
