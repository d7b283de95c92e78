import { Command, designExtents, type Design, type Thread } from '../../core/design.ts';
import { THREAD_MM } from '../../machine.ts';
import { toMm } from '../../core/units.ts';
import { colorBlocks } from '../blocks.ts';
import { textFile } from '../text.ts';
import { escapeXml } from '../xml.ts';

/** Width of a line, in tenths. */
const THREAD_WIDTH = 10 * THREAD_MM;
/** What is left free around the design, in tenths: whole, so that its box is. */
const MARGIN = Math.ceil(THREAD_WIDTH / 2);

/**
 * Draws the stitches as lines: one path a block of sewing, at the size of the
 * thing (a unit of the drawing is a tenth of a millimetre). Moves are not drawn.
 */
export function writeSvg(design: Design): Uint8Array<ArrayBuffer> {
  const { left, top, right, bottom } = designExtents(design);
  const x = left - MARGIN;
  const y = top - MARGIN;
  const width = right - left + 2 * MARGIN;
  const height = bottom - top + 2 * MARGIN;
  const blocks = colorBlocks(design, design.threads, Infinity, 'SVG');
  const paths = blockPaths(design);
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${toMm(width)}mm" height="${toMm(height)}mm" viewBox="${x} ${y} ${width} ${height}">`,
    ...(design.name ? [`  <title>${escapeXml(design.name)}</title>`] : []),
    `  <g fill="none" stroke-width="${THREAD_WIDTH}" stroke-linecap="round" stroke-linejoin="round">`,
    ...blocks.flatMap(({ thread }, i) => (paths[i] ? [pathElement(paths[i], thread)] : [])),
    '  </g>',
    '</svg>',
    '',
  ];
  return textFile(lines.join('\n'));
}

function pathElement(d: string, { hex, name, code, chart }: Thread): string {
  const label = [chart, code, name].filter((part) => part !== '').join(' ');
  return `    <path stroke="${escapeXml(hex)}" d="${d}"><title>${escapeXml(label)}</title></path>`;
}

/** Path data of each block; '' where nothing is sewn. */
function blockPaths({ x, y, commands }: Design): string[] {
  const paths: string[] = commands.length > 0 ? [''] : [];
  let parts: string[] = [];
  let penDown = false;
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.Stitch) {
      // A line of no length shows as a dot: a needle point may stand alone.
      parts.push(penDown ? `L${x[i]} ${y[i]}` : `M${x[i]} ${y[i]}h0`);
    } else if (command === Command.ColorChange || command === Command.Stop) {
      paths[paths.length - 1] = parts.join('');
      paths.push('');
      parts = [];
    }
    penDown = command === Command.Stitch;
  }
  if (paths.length > 0) paths[paths.length - 1] = parts.join('');
  return paths;
}
