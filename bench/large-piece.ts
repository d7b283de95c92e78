/** As made for Ink/Stitch: areas are fills, and lines running stitch. */
const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:inkstitch="http://inkstitch.org/namespace"';
const COLORS = ['#2c4a8f', '#e0a12c', '#b3242c', '#2f7d46', '#f2efe6', '#5a3a86'];

/** Side of the page, and of the field in its middle, mm. */
const PAGE = 230;
const FIELD = 57.5;
/** Small objects in a row, and rows. */
const SIDE = 20;

/**
 * A working file of 400 objects and 60,000 stitches: a field of 5,000 stitches, and discs, rings,
 * bars and lines around and on it, in blocks of six threads.
 */
export function largePieceSvg(): string {
  const from = (PAGE - FIELD) / 2;
  const parts = [`<path d="M${from} ${from}h${FIELD}v${FIELD}h${-FIELD}Z" fill="${COLORS[0]}"/>`];
  const step = PAGE / SIDE;
  for (let i = 1; i < SIDE * SIDE; i++) {
    const color = COLORS[Math.floor((i * COLORS.length) / (SIDE * SIDE))];
    // Rows of a block are spread over the page.
    const at = (i * 7) % (SIDE * SIDE);
    const x = ((at % SIDE) + 0.5) * step;
    const y = (Math.floor(at / SIDE) + 0.5) * step;
    parts.push(smallObject(i, x, y, color));
  }
  return `<svg ${NS} width="${PAGE}mm" height="${PAGE}mm" viewBox="0 0 ${PAGE} ${PAGE}">\n${parts.join('\n')}\n</svg>`;
}

function smallObject(i: number, x: number, y: number, color: string): string {
  switch (i % 4) {
    case 0:
      return `<path d="${disc(x, y, 4)}" fill="${color}"/>`;
    case 1:
      return `<path d="${disc(x, y, 4.8)}${disc(x, y, 2.5)}" fill-rule="evenodd" fill="${color}"/>`;
    case 2:
      return `<path d="M${x - 5} ${y - 3}L${x + 5} ${y + 3}" stroke="${color}" stroke-width="3" fill="none"/>`;
    default:
      return `<path d="M${x - 5} ${y - 4}Q${x} ${y - 7} ${x + 5} ${y - 4}L${x + 4} ${y + 5}H${x - 4}Z" fill="${color}"/>`;
  }
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
