export { createRenderer, renderDesign, type RenderedImage, type Renderer } from './render.ts';
export {
  FABRICS,
  RENDER_DEFAULTS,
  type Fabric,
  type RenderBounds,
  type RenderOptions,
} from './options.ts';
export type { Frame } from './canvas.ts';
export type { Strands } from './strands.ts';
