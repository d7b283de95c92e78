import type { ComposeInput, MotifIndex, Preset, PromptPlan } from 'ilmek-engine/compose';
import { digitizePrompt, motifsOf, readMotif, readPrompt } from 'ilmek-engine/compose';
import {
  COMPLEXITIES,
  decodeIndex,
  DENSITIES,
  FABRIC_NAMES,
  MOTIF_KINDS,
  PALETTES,
  PRESETS,
  PROMPT_DEFAULTS,
  fontStyleOf,
  PROMPT_SIZE_LIMITS,
  PULL_LIMITS,
  STITCH_STYLES,
} from 'ilmek-engine/tables';
import { buildIndex } from '../../lib/motifs/build-index.ts';
import { motifSvg } from '../../lib/motifs/motif-svg.ts';
import { MOTIF_SOURCES } from '../../lib/motifs/sources.ts';
import { choiceOption, numberOption, readArgs, wholeOption, threadWeightOption } from '../args.ts';
import { CliError } from '../cli-error.ts';
import { fontOf } from '../fonts.ts';
import { OUTPUT_OPTIONS, readOutput } from '../output.ts';

const OPTIONS = {
  ...OUTPUT_OPTIONS,
  'size-mm': { type: 'string' },
  preset: { type: 'string' },
  complexity: { type: 'string' },
  style: { type: 'string' },
  density: { type: 'string' },
  palette: { type: 'string' },
  thread: { type: 'string', multiple: true },
  variation: { type: 'string' },
  fabric: { type: 'string' },
  'pull-mm': { type: 'string' },
  'thread-weight': { type: 'string' },
} as const;

const MAX_THREADS = 3;
const MAX_VARIATION = 999;

/** `compose PROMPT --out FILE …`: words into a composition of motifs, and that into machine files. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, OPTIONS, ['PROMPT']);
  const d = PROMPT_DEFAULTS;
  const options = {
    ...d,
    name: positionals[0],
    longSideMm: numberOption('size-mm', values['size-mm'], d.longSideMm, ...PROMPT_SIZE_LIMITS),
    preset: choiceOption('preset', values.preset, d.preset, PRESETS),
    complexity: choiceOption('complexity', values.complexity, d.complexity, COMPLEXITIES),
    stitchStyle: choiceOption('style', values.style, d.stitchStyle, STITCH_STYLES),
    density: choiceOption('density', values.density, d.density, DENSITIES),
    palette: choiceOption('palette', values.palette, d.palette, PALETTES),
    threadColors: threadColors(values.thread ?? []),
    variation: wholeOption('variation', values.variation, d.variation, 0, MAX_VARIATION),
    fabric: choiceOption('fabric', values.fabric, d.fabric, FABRIC_NAMES),
    pullMm: numberOption('pull-mm', values['pull-mm'], d.pullMm, ...PULL_LIMITS),
    threadWeight: threadWeightOption(values['thread-weight']),
  };
  const output = readOutput(values);
  const index = decodeIndex(buildIndex({ ...MOTIF_SOURCES, kinds: MOTIF_KINDS }));
  const plan = readPrompt(positionals[0], index);
  for (const note of notesOf(plan)) process.stderr.write(`ilmek: ${note}\n`);
  const design = digitizePrompt(plan, options, await inputOf(plan, index, options.preset));
  await output(design, { fabric: options.fabric });
}

/** What of a prompt is read otherwise than written, or not drawn. */
function notesOf({ respelled, unknown, without, undrawn = [] }: PromptPlan): string[] {
  const list = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');
  return [
    ...respelled.map(({ word, read }) => `"${word}" was read as "${read}"`),
    ...unknown.map(({ word, nearest }) =>
      nearest.length > 0
        ? `no motif is called "${word}"; near it: ${nearest.join(', ')}`
        : `no motif is called "${word}"`,
    ),
    ...(without.length > 0 ? [`left out: ${list(without.map(({ word }) => word))}`] : []),
    ...(undrawn.length > 0 ? [`understood, and not drawn: ${list(undrawn)}`] : []),
  ];
}

function threadColors(given: readonly string[]): string[] {
  if (given.length > MAX_THREADS) {
    throw new CliError(`--thread is given at most ${MAX_THREADS} times, got ${given.length}`);
  }
  const bad = given.find((color) => !/^#[\da-f]{6}$/i.test(color));
  if (bad !== undefined)
    throw new CliError(`--thread wants a colour such as #c02020, got "${bad}"`);
  return given.map((color) => color.toLowerCase());
}

/** The motifs that a plan names, from their packages, and letters. */
async function inputOf(plan: PromptPlan, index: MotifIndex, preset: Preset): Promise<ComposeInput> {
  const [{ icons: fluent }, { icons: game }, font] = await Promise.all([
    import('@iconify-json/fluent-emoji-flat'),
    import('@iconify-json/game-icons'),
    fontOf(fontStyleOf(plan, { preset })),
  ]);
  const ids = motifsOf(plan);
  return {
    motifs: new Map(ids.map((id) => [id, readMotif(motifSvg(id, { fluent, game }))])),
    kinds: new Map(ids.map((id) => [id, index.motifs.get(id)!.kind])),
    font,
  };
}
