import type { KeepBackground, StitchStyle } from 'ilmek-engine';
import { DIGITIZE_DEFAULTS } from 'ilmek-engine/tables';
import type { PromptSettings } from '../lib/ai/prompts.ts';
import type { MakeRequest } from '../worker/protocol.ts';
import type { AnySettings } from './fields.ts';
import type { Tool } from './tool.ts';

/* A tool's settings where fal.ai makes the picture: what it is told, and how its picture is sewn. */

const { widthMm: _, ...DEFAULTS } = DIGITIZE_DEFAULTS;

/** What of a tool's settings fal.ai is told: words that do not count stay here. */
export function remoteSettings(tool: Tool, settings: AnySettings): PromptSettings {
  // A tattoo's words are its other mode's: beside a picture nobody sees them.
  const unseen = tool.id === 'tattoo' && tool.needsPicture(settings);
  return { ...settings, ...(unseen && { prompt: '' }) };
}

/**
 * How the engine sews what fal.ai has made, from the tool's own settings. Palette and frame are in
 * the picture already: it was asked for with them.
 * @param picture by fal.ai
 * @param name for labels in files
 * @param keepBackground where a person has said whether its ground is sewn
 */
export function remoteRequest(
  tool: Tool,
  settings: AnySettings,
  picture: Blob,
  name: string,
  keepBackground: KeepBackground = DIGITIZE_DEFAULTS.keepBackground,
): Extract<MakeRequest, { kind: 'picture' }> {
  const source = { kind: 'file', file: picture } as const;
  // Words have become a picture, and the tool knows how it would sew one.
  const asPicture = tool.fields['mode'] ? { ...settings, mode: 'image' } : settings;
  const request = tool.toRequest(asPicture, { source, name });
  const { sewn, density, fabric, pullMm, threadWeight } = request.options;
  return {
    kind: 'picture',
    source,
    ...(request.kind === 'picture' && request.order && { order: request.order }),
    options: {
      ...DEFAULTS,
      ...(request.kind === 'picture' && { photo: request.options.photo }),
      // Letters are flat, however they are drawn.
      ...(tool.type === 'font' && { photo: 'off' }),
      sewn,
      density,
      fabric,
      pullMm,
      threadWeight,
      style: styleOf(request),
      colors: 'colors' in request.options ? request.options.colors : DIGITIZE_DEFAULTS.colors,
      palette: 'classic',
      frame: 'none',
      keepBackground,
      name,
    },
  };
}

/** The stitch style, where one was chosen. */
function styleOf({ kind, options }: MakeRequest): StitchStyle {
  if (kind === 'picture') return options.style;
  return 'stitchStyle' in options ? options.stitchStyle : DIGITIZE_DEFAULTS.style;
}
