/*
 * Sews the small pictures of the prompt page with the page's own maker: each template, and the same
 * words in each of the six styles. The same sources give the same files.
 * Run: node scripts/make-prompt-samples.ts [NAME …]
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { icons as fluent } from '@iconify-json/fluent-emoji-flat';
import { icons as game } from '@iconify-json/game-icons';
import type { Design } from 'ilmek-engine';
import {
  composeAround,
  digitizeAround,
  digitizePrompt,
  motifsOf,
  outlineOf,
  readMotif,
  widthInWindow,
  type ComposeInput,
  type PromptOptions,
  readPrompt,
  type PromptPlan,
} from 'ilmek-engine/compose';
import { digitizeImage, flatPicture } from 'ilmek-engine/digitize';
import { readFont } from 'ilmek-engine/lettering';
import {
  planAround,
  PRESETS,
  PROMPT_DEFAULTS,
  DIGITIZE_DEFAULTS,
  decodeIndex,
  MOTIF_KINDS,
} from 'ilmek-engine/tables';
import { buildIndex } from '../src/lib/motifs/build-index.ts';
import { motifSvg } from '../src/lib/motifs/motif-svg.ts';
import { MOTIF_SOURCES } from '../src/lib/motifs/sources.ts';
import { PROMPT_TEMPLATES } from '../src/tools/prompt-templates.ts';
import { rasterOf } from './pictures/sources.ts';
import { photograph, webpWithin } from './pictures/webp.ts';

const FOLDER = new URL('../public/samples/prompts/', import.meta.url);
/** Shown at half of it on a screen of two pixels to one. */
const SIDE_PX = 224;
const MAX_BYTES = 12_000;
/** Bare cloth around a piece, beside its longer side. */
const MARGIN = 0.08;

/** What each style shows itself with. */
const STYLE_PROMPT = 'a red tulip';
const STYLE_OPTIONS: Partial<PromptOptions> = {
  complexity: 'complex',
  palette: 'classic',
  threadColors: [],
};

const index = decodeIndex(buildIndex({ ...MOTIF_SOURCES, kinds: MOTIF_KINDS }));
const require = createRequire(import.meta.url);
// The font of the page's first style, the one that templates are written in.
const font = readFont(
  ['latin', 'latin-ext'].map((subset) =>
    Uint8Array.from(
      readFileSync(require.resolve(`@fontsource/outfit/files/outfit-${subset}-600-normal.woff`)),
    ),
  ),
  'Outfit',
);

function inputOf(plan: PromptPlan): ComposeInput {
  const ids = motifsOf(plan);
  const motifs = new Map(ids.map((id) => [id, readMotif(motifSvg(id, { fluent, game }))]));
  const kinds = new Map(ids.map((id) => [id, index.motifs.get(id)!.kind]));
  return { motifs, kinds, font };
}

function sew(prompt: string, options: Partial<PromptOptions> = {}): Design {
  const plan = readPrompt(prompt, index);
  return digitizePrompt(plan, { ...PROMPT_DEFAULTS, ...options }, inputOf(plan));
}

/** The page's own sample picture with what a prompt puts around it. */
async function sewAround(prompt: string): Promise<Design> {
  const plan = planAround(readPrompt(prompt, index, true));
  const image = await rasterOf('fox.svg', 900);
  const given = { ...DIGITIZE_DEFAULTS, style: 'satin', palette: 'vibrant' } as const;
  const flat = flatPicture(image, given);
  const outline = outlineOf(flat);
  const drawing = composeAround(plan, PROMPT_DEFAULTS, inputOf(plan), outline);
  const widthMm = widthInWindow(flat, outline, drawing);
  const picture = digitizeImage(image, { ...given, widthMm });
  return digitizeAround(picture, drawing, PROMPT_DEFAULTS);
}

/** A square of cloth with the piece in its middle. */
async function put(name: string, design: Design): Promise<void> {
  const { left, right, top, bottom } = design.page!;
  const [width, height] = [(right - left) / 10, (bottom - top) / 10];
  const side = Math.max(width, height) * (1 + 2 * MARGIN);
  const picture = await photograph(design, {
    frame: [(width - side) / 2, (height - side) / 2, side, side],
    widthPx: SIDE_PX,
    fabric: 'linen',
    fabricHex: '#f1ece1',
  });
  const bytes = await webpWithin(picture.removeAlpha(), MAX_BYTES);
  await writeFile(new URL(`${name}.webp`, FOLDER), bytes);
  console.log(`${name}.webp: ${bytes.length.toLocaleString('en')} bytes`);
}

await mkdir(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
for (const { key, prompt } of PROMPT_TEMPLATES.text) {
  if (isWanted(key)) await put(key, sew(prompt));
}
for (const { key, prompt } of PROMPT_TEMPLATES.image) {
  if (isWanted(key)) await put(key, await sewAround(prompt));
}
for (const preset of PRESETS) {
  const name = `style-${preset}`;
  if (isWanted(name)) await put(name, sew(STYLE_PROMPT, { ...STYLE_OPTIONS, preset }));
}
