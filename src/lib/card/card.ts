import sharp from 'sharp';
import { Typesetter } from './words.ts';

const ASSETS = `${process.cwd()}/src/assets`;
const WIDTH = 1200;
const HEIGHT = 630;
/** Diameter of the hoop; it hangs over the upper, lower and right edge. */
const HOOP = 744;
const HOOP_LEFT = 590;
const MARGIN = 72;

const LINEN = '#e2e0d6';
const CLOTH = '#efede4';
const INK = '#1d2138';
const ACCENTS = { madder: '#a5232f', indigo: '#2b488a', sage: '#3c5d41' } as const;

export interface CardWords {
  /** At most four lines of it are shown. */
  title: string;
  /** A piece in src/assets/pieces. */
  piece: string;
  accent: keyof typeof ACCENTS;
}

/** Draws social cards; keeps what they share, so that the five hundredth is cheap. */
export class CardMaker {
  readonly #type = new Typesetter();
  readonly #hoops = new Map<string, Promise<Buffer>>();

  /**
   * A social card of 1200 × 630 px: a title on linen, beside a piece in its hoop.
   * @returns the bytes of a JPEG file
   */
  async make({ title, piece, accent }: CardWords): Promise<Buffer> {
    const ground = await this.#hoopOf(piece);
    return sharp(ground, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .composite([{ input: Buffer.from(this.#words(title, ACCENTS[accent])) }])
      .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
      .toBuffer();
  }

  #hoopOf(piece: string): Promise<Buffer> {
    const known = this.#hoops.get(piece) ?? hoopOnLinen(piece);
    this.#hoops.set(piece, known);
    return known;
  }

  #words(title: string, accent: string): string {
    const size = title.length > 52 ? 58 : 68;
    const setting = { sizePx: size, widthPx: 520, leadingPx: size * 1.06, lines: 5 };
    const lines = this.#type.breakLines(title, setting).length;
    const top = (HEIGHT - 110 - lines * setting.leadingPx) / 2 + size * 0.82;
    const { d } = this.#type.set(title, MARGIN, top, setting);
    const name = this.#type.set('Ilmek', MARGIN + 40, HEIGHT - 62, { ...setting, sizePx: 38 });
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <path d="${d}" fill="${INK}"/><path d="${name.d}" fill="${INK}"/>
      <g transform="translate(${MARGIN} ${HEIGHT - 94})" fill="none" stroke-linecap="round" stroke-linejoin="round">
        <path stroke="${accent}" stroke-width="4.4" d="M13.5 31C10.5 25 2.7 20 2.7 12.3a10.8 9.8 0 0 1 21.6 0C24.3 20 16.5 25 13.5 31V20.5"/>
        <path stroke="#fff" stroke-opacity=".45" stroke-width="1.1" d="M4.7 14A9 8.3 0 0 1 9.8 4.8"/>
      </g>
      <path d="M0 ${HEIGHT - 14}H${HOOP_LEFT + 140}" stroke="${accent}" stroke-width="4" stroke-dasharray="22 11" stroke-linecap="round"/>
    </svg>`;
  }
}

async function hoopOnLinen(piece: string): Promise<Buffer> {
  const { hasAlpha } = await sharp(`${ASSETS}/pieces/${piece}.webp`).metadata();
  const inner = Math.round(HOOP * 0.918);
  const sewn = hasAlpha
    ? await laid(piece, Math.round(HOOP * 0.84))
    : await stretched(piece, inner);
  const hoop = await sharp(Buffer.from(hoopDrawing()))
    .composite([{ input: sewn, gravity: 'centre' }])
    .toBuffer();
  const top = Math.round((HOOP - HEIGHT) / 2);
  const seen = await sharp(hoop)
    .extract({ left: 0, top, width: Math.min(HOOP, WIDTH - HOOP_LEFT), height: HEIGHT })
    .toBuffer();
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: LINEN } })
    .composite([
      { input: `${ASSETS}/fabric/weave.webp`, tile: true },
      { input: seen, left: HOOP_LEFT, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** A piece without ground lies on the hoop's own cloth. */
function laid(piece: string, px: number): Promise<Buffer> {
  return sharp(`${ASSETS}/pieces/${piece}.webp`).resize(px, px, { fit: 'inside' }).toBuffer();
}

/** A piece with its fabric fills the hoop. */
function stretched(piece: string, px: number): Promise<Buffer> {
  const round = `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}"><circle cx="${px / 2}" cy="${px / 2}" r="${px / 2}"/></svg>`;
  return sharp(`${ASSETS}/pieces/${piece}.webp`)
    .resize(px, px, { fit: 'cover' })
    .composite([{ input: Buffer.from(round), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function hoopDrawing(): string {
  const r = HOOP / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${HOOP}" height="${HOOP}">
    <linearGradient id="w" x2="1" y2="1"><stop stop-color="#ecd4ac"/><stop offset=".5" stop-color="#d9b98a"/><stop offset="1" stop-color="#b98f58"/></linearGradient>
    <circle cx="${r}" cy="${r}" r="${r - 1}" fill="url(#w)"/>
    <circle cx="${r}" cy="${r}" r="${r * 0.966}" fill="none" stroke="#8d6638" stroke-width="1.5"/>
    <circle cx="${r}" cy="${r}" r="${r * 0.918}" fill="${CLOTH}" stroke="#8d6638" stroke-width="2"/>
  </svg>`;
}
