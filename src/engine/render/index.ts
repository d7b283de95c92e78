export {
  createRenderer,
  createRowRenderer,
  renderDesign,
  renderRows,
  type RenderedImage,
  type Renderer,
  type RowRenderer,
} from './render.ts';
export { pictureBands } from './bands.ts';
export {
  ARTWORK_SIDES,
  artworkMargin,
  artworkPlace,
  type ArtworkPlace,
  type PixelBox,
} from './artwork.ts';
export {
  FABRICS,
  RENDER_DEFAULTS,
  type Fabric,
  type RenderBounds,
  type RenderOptions,
} from './options.ts';
export type { Frame, Rows } from './canvas.ts';
export type { Strands } from './strands.ts';
