/** Which part of a picture is seen, and how large. */
export interface View {
  /** 1 shows all of it. */
  zoom: number;
  /** The left and top edge of what is seen, as a share of the picture, 0 to 1 − 1 / zoom. */
  x: number;
  y: number;
}

export const WHOLE_VIEW: View = { zoom: 1, x: 0, y: 0 };

/** The steps of the zoom buttons. */
const ZOOMS = [1, 1.5, 2, 3, 4, 6] as const;
const MAX_ZOOM = ZOOMS.at(-1)!;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Zooms about the middle of what is seen, or about a point of it (0 to 1). */
export function zoomTo(view: View, zoom: number, atX = 0.5, atY = 0.5): View {
  const next = clamp(zoom, 1, MAX_ZOOM);
  return place({
    zoom: next,
    x: view.x + atX / view.zoom - atX / next,
    y: view.y + atY / view.zoom - atY / next,
  });
}

/** The next step larger (+1) or smaller (−1). */
export function zoomStep(view: View, direction: 1 | -1): View {
  const steps = direction > 0 ? ZOOMS : ZOOMS.toReversed();
  const next = steps.find((step) => (step - view.zoom) * direction > 1e-6);
  return zoomTo(view, next ?? view.zoom);
}

/** Moves by shares of what is seen: (0.5, 0) goes half a window to the right. */
export const panBy = (view: View, dx: number, dy: number): View =>
  place({ ...view, x: view.x + dx / view.zoom, y: view.y + dy / view.zoom });

export const canZoom = (view: View, direction: 1 | -1): boolean =>
  direction > 0 ? view.zoom < MAX_ZOOM : view.zoom > 1;

/** The CSS transform (origin at the top left) that shows the view. */
export const viewTransform = ({ zoom, x, y }: View): string =>
  `scale(${zoom}) translate(${-x * 100}%, ${-y * 100}%)`;

function place({ zoom, x, y }: View): View {
  const most = 1 - 1 / zoom;
  return { zoom, x: clamp(x, 0, most), y: clamp(y, 0, most) };
}
