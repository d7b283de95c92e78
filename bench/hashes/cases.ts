import { readFileSync } from 'node:fs';
import path from 'node:path';
import { icons as fluent } from '@iconify-json/fluent-emoji-flat';
import { icons as game } from '@iconify-json/game-icons';
import type { Design, DigitizeOptions } from 'ilmek-engine';
import {
  composeTattoo,
  digitizePrompt,
  motifsOf,
  readMotif,
  tattooPlan,
  type ComposeInput,
  type PromptOptions,
  readPrompt,
  type PromptPlan,
} from 'ilmek-engine/compose';
import { digitizeImage, digitizeSvg } from 'ilmek-engine/digitize';
import { testFonts, leaf, portrait } from 'ilmek-engine/internal';
import { digitizeLettering } from 'ilmek-engine/lettering';
import { digitizeMonogram } from 'ilmek-engine/monogram';
import {
  COMPLEXITIES,
  PRESETS,
  PROMPT_DEFAULTS,
  DIGITIZE_DEFAULTS,
  FONT_STYLES,
  LETTERING_DEFAULTS,
  MONOGRAM_FONTS,
  MONOGRAM_STYLES,
  FABRIC_NAMES,
  FRAME_NAMES,
  STITCH_STYLES,
  TATTOO_DEFAULTS,
  TATTOO_STYLES,
} from 'ilmek-engine/tables';
import { digitizeTattoo, digitizeTattooShapes } from 'ilmek-engine/tattoo';
import { motifSvg } from '../../src/lib/motifs/motif-svg.ts';
import { motifIndex } from '../../tests/fixtures/motif-index.ts';
import { PROMPTS } from '../../tests/fixtures/prompts.table.ts';
import { badge, landscape } from '../pictures.ts';

/*
 * The designs that are hashed: each way into the engine, with each value of its large choices.
 * All is made from what the project has itself.
 */

const ROOT = path.join(import.meta.dirname, '../..');
const SVGS = ['badge', 'fox', 'tulip', 'quince', 'city'];
const DRAWING = readFileSync(path.join(import.meta.dirname, 'drawing.svg'), 'utf8');
/** Capitals and small letters, both i, marks above and below, digits. */
const WORD = 'Şahin İğne 1923';

const fonts = testFonts((file) => readFileSync(path.join(ROOT, file)));
const index = motifIndex();

/** All cases by name; a design is made when its function is called. */
export const CASES = new Map<string, () => Design>([
  ...pictures(),
  ...drawings(),
  ...letters(),
  ...tattoos(),
  ...prompts(),
]);

type Case = [string, () => Design];

function pictures(): Case[] {
  const sew = (image: () => ReturnType<typeof badge>, options: Partial<DigitizeOptions>) => () =>
    digitizeImage(image(), { ...DIGITIZE_DEFAULTS, ...options });
  return [
    ...STITCH_STYLES.map((style): Case => [
      `badge, ${style}`,
      sew(() => badge(400), { style, widthMm: 80 }),
    ]),
    ['landscape, 6 threads', sew(() => landscape(400), {})],
    ['landscape, 12 threads', sew(() => landscape(400), { colors: 12 })],
    ['landscape, photo off', sew(() => landscape(400), { photo: 'off', widthMm: 80 })],
    ['portrait, 6 threads', sew(() => portrait(300, 330), {})],
    ['portrait, 12 threads', sew(() => portrait(300, 330), { colors: 12, widthMm: 80 })],
    ['portrait, jewel tones', sew(() => portrait(300, 330), { palette: 'jewel-tones' })],
  ];
}

function drawings(): Case[] {
  const sew = (options: Partial<DigitizeOptions>) => () =>
    digitizeSvg(DRAWING, { ...DIGITIZE_DEFAULTS, ...options }).design;
  return [
    ...SVGS.map((name): Case => {
      const text = (): string => readFileSync(path.join(ROOT, 'art', `${name}.svg`), 'utf8');
      return [`art/${name}.svg`, () => digitizeSvg(text(), DIGITIZE_DEFAULTS).design];
    }),
    ...FABRIC_NAMES.map((fabric): Case => [`drawing on ${fabric}`, sew({ fabric })]),
    ...FRAME_NAMES.map((frame): Case => [`drawing, frame ${frame}`, sew({ frame })]),
    ['drawing, low density', sew({ density: 'low' })],
    ['drawing, high density', sew({ density: 'high' })],
  ];
}

function letters(): Case[] {
  return [
    ...FONT_STYLES.map((fontStyle): Case => {
      const options = { ...LETTERING_DEFAULTS, text: WORD, fontStyle };
      return [`${fontStyle}: ${WORD}`, () => digitizeLettering(options, fonts.font(fontStyle))];
    }),
    ...MONOGRAM_STYLES.map((style): Case => {
      const font = () => fonts.font(MONOGRAM_FONTS[style]);
      return [`monogram ${style}`, () => digitizeMonogram({ text: 'ŞKM', style }, font())];
    }),
  ];
}

function tattoos(): Case[] {
  return TATTOO_STYLES.flatMap((tattooStyle): Case[] => {
    const options = { ...TATTOO_DEFAULTS, tattooStyle, longSideMm: 60 };
    return [
      [`tattoo ${tattooStyle} of the portrait`, () => digitizeTattoo(portrait(), options)],
      [`tattoo ${tattooStyle} of the leaf`, () => digitizeTattoo(leaf(), options)],
      [
        `tattoo ${tattooStyle} of words`,
        () => {
          const plan = tattooPlan(
            readPrompt('a wolf and two roses', index),
            index,
            options.category,
          );
          const drawing = { tattooStyle, longSideMm: 60, variation: 0 };
          return digitizeTattooShapes(composeTattoo(plan, drawing, inputOf(plan)), options);
        },
      ],
    ];
  });
}

function prompts(): Case[] {
  const sew = (prompt: string, options: Partial<PromptOptions> = {}) => {
    const plan = readPrompt(prompt, index);
    const whole = { ...PROMPT_DEFAULTS, longSideMm: 100, ...options };
    return digitizePrompt(plan, whole, inputOf(plan));
  };
  const tulip = 'a red tulip and a blue bird';
  return [
    ...PROMPTS.map(({ prompt }): Case => [`prompt: ${prompt}`, () => sew(prompt)]),
    ...PRESETS.map((preset): Case => [
      `prompt in ${preset}`,
      () => sew(tulip, { preset, complexity: 'complex' }),
    ]),
    ...COMPLEXITIES.map((complexity): Case => [
      `prompt, ${complexity}`,
      () => sew(tulip, { complexity, preset: 'floral', threadColors: [] }),
    ]),
    ['prompt, 90 mm sewn', () => sew(tulip, { sewn: { side: 'longer', mm: 90 } })],
  ];
}

function inputOf(plan: PromptPlan): ComposeInput {
  const ids = motifsOf(plan);
  return {
    motifs: new Map(ids.map((id) => [id, readMotif(motifSvg(id, { fluent, game }))])),
    kinds: new Map(ids.map((id) => [id, index.motifs.get(id)!.kind])),
    font: fonts.font('sans-modern'),
  };
}
