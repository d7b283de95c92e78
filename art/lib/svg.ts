import { CHART } from 'ilmek-engine/internal';
import type { Drawing } from './drawing.ts';
import { path, type Line } from './line.ts';

/**
 * Adds the paths of an SVG drawing whose unit is the millimetre: `fill` is an
 * area, sewn at `data-angle` degrees where that is given; `stroke` is a line.
 * Both are colours of the engine's chart.
 * @throws RangeError for a colour that is not on the chart
 */
export function addSvg(drawing: Drawing, svg: string): void {
  for (const [, attributes] of svg.matchAll(/<path\s([^>]*?)\/?>/g)) {
    const get = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
    const d = get('d') ?? '';
    const fill = get('fill');
    const angle = get('data-angle');
    if (fill && fill !== 'none') {
      drawing.area(threadOf(fill), subpaths(d), angle === undefined ? undefined : Number(angle));
    }
    const stroke = get('stroke');
    if (stroke) {
      for (const line of subpaths(d)) {
        drawing.stroke(threadOf(stroke), line, Number(get('stroke-width') ?? 0.4));
      }
    }
  }
}

function subpaths(d: string): Line[] {
  return d
    .split(/(?=M)/)
    .filter((part) => part.trim())
    .map(path);
}

function threadOf(hex: string): string {
  const thread = CHART.find((t) => t.hex === hex);
  if (!thread) throw new RangeError(`${hex} is not on the chart`);
  return thread.name;
}
