import sharp from 'sharp';

const ASSETS = `${process.cwd()}/src/assets`;
const WIDTH = 1200;
const HEIGHT = 630;
/** Diameter of the hoop; it hangs over the upper and lower edge. */
const HOOP = 760;
const LINEN = '#e2e0d6';
const CLOTH = '#efede4';

/**
 * A social card of 1200 × 630 px: a piece in its hoop on linen.
 * @param key a piece in src/assets/pieces
 * @returns the bytes of a PNG file
 */
export async function makeCard(key: string): Promise<Buffer> {
  const art = Math.round(HOOP * 0.86);
  const sewn = await sharp(`${ASSETS}/pieces/${key}.webp`)
    .resize(art, art, { fit: 'inside' })
    .toBuffer();
  const left = Math.round((WIDTH - HOOP) / 2);
  const top = Math.round((HEIGHT - HOOP) / 2);
  const hoop = await sharp(Buffer.from(hoopDrawing()))
    .composite([{ input: sewn, gravity: 'centre' }])
    .toBuffer();
  const onCard = await sharp(hoop)
    .extract({ left: 0, top: -top, width: HOOP, height: HEIGHT })
    .toBuffer();
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: LINEN } })
    .composite([
      { input: `${ASSETS}/fabric/weave.webp`, tile: true },
      { input: onCard, left, top: 0 },
    ])
    .png({ palette: true, quality: 90 })
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
