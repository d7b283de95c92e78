import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { icons as fluent } from '@iconify-json/fluent-emoji-flat';
import { icons as game } from '@iconify-json/game-icons';
import { motifIndex } from '../../tests/fixtures/motif-index.ts';
import { motifSvg } from '../lib/motifs/motif-svg.ts';
import {
  digitizePrompt,
  motifsOf,
  PROMPT_DEFAULTS,
  readMotif,
  type PromptOptions,
} from './compose/index.ts';
import { Command, countCommand, type Design } from './core/design.ts';
import { joinDesigns } from './core/join-designs.ts';
import { digitizeImage } from './digitize/digitize-image.ts';
import { encode, type EncodeOptions } from './formats/index.ts';
import { inspectDesign, type InspectOptions } from './inspect/inspect-design.ts';
import { digitizeLettering } from './lettering/index.ts';
import { LETTERING_DEFAULTS, type LetteringOptions } from './lettering/options.ts';
import { testFonts } from './lettering/test-support.ts';
import { digitizeMonogram } from './monogram/index.ts';
import { MONOGRAM_DEFAULTS, type MonogramOptions } from './monogram/options.ts';
import { DIGITIZE_DEFAULTS, type DigitizeOptions } from './options.ts';
import { readPrompt } from './compose/index.ts';
import { renderDesign } from './render/index.ts';
import { RENDER_DEFAULTS, type RenderOptions } from './render/options.ts';
import { columnFromRails } from './satin/from-rails.ts';
import { SATIN_DEFAULTS, sewSatin, type SatinOptions } from './satin/index.ts';
import { findColumns, FIND_COLUMNS_DEFAULTS, type FindColumnsOptions } from './satin/plan.ts';
import { emptyPlan } from './satin/types.ts';
import { withoutTrims } from './sequence/index.ts';
import { runningStitch, type RunOptions } from './stitch/run.ts';
import { digitizeTattoo } from './tattoo/index.ts';
import { TATTOO_DEFAULTS, type TattooOptions } from './tattoo/options.ts';
import { badge, portrait } from './tattoo/testing/pictures.ts';

/*
 * No option is without effect: each, set to another value in some case, gives another result. A
 * new option without a line here does not compile.
 */

/** For each option: another value, and what else has to be set for it to matter. */
type Changes<T> = { [K in keyof Required<T>]: { to: Required<T>[K]; given?: Partial<T> } };

/** All that a file holds of a design. */
const seen = ({ x, y, commands, threads, name }: Design): unknown => ({
  x: x.join(),
  y: y.join(),
  commands: commands.join(),
  threads,
  name,
});

function expectEffects<T extends object>(
  changes: Changes<T>,
  make: (options: Partial<T>) => unknown,
): void {
  const made = new Map<string, unknown>();
  const once = (options: Partial<T>): unknown => {
    const key = JSON.stringify(options, (_, value: unknown) =>
      typeof value === 'function' ? String(value) : value,
    );
    if (!made.has(key)) made.set(key, make(options));
    return made.get(key);
  };
  const all = Object.entries<{ to: unknown; given?: Partial<T> }>(changes);
  for (const [name, { to, given = {} }] of all) {
    expect(once({ ...given, [name]: to }), `${name} has an effect`).not.toEqual(once(given));
  }
}

const fonts = testFonts(readFileSync);

/** A small piece: fills, satin and two colours. */
const piece = digitizeImage(badge(80), { ...DIGITIZE_DEFAULTS, widthMm: 20 });

describe('no option is without effect', () => {
  it('of a picture', () => {
    const picture = badge(80);
    const photo = portrait(60, 66);
    // What `smallText` does wants words in the picture: picture/small-text.test.ts has them.
    const changes: Changes<Omit<DigitizeOptions, 'smallText'>> = {
      widthMm: { to: 30 },
      style: { to: 'fill' },
      density: { to: 'low' },
      palette: { to: 'pastel' },
      colors: { to: 2 },
      flatColors: { to: 3, given: { colors: 1 } },
      photo: { to: 'on' },
      ink: { to: 'on' },
      keepBackground: { to: true },
      fabric: { to: 'towel' },
      pullMm: { to: 0.5 },
      threadWeight: { to: 60 },
      frame: { to: 'circle' },
      name: { to: 'Rose' },
    };
    expectEffects(changes, ({ photo: mode, ...options }) =>
      seen(
        digitizeImage(mode ? photo : picture, {
          ...DIGITIZE_DEFAULTS,
          widthMm: 25,
          ...(mode && { photo: mode }),
          ...options,
        }),
      ),
    );
    const mixed = digitizeImage(photo, { ...DIGITIZE_DEFAULTS, widthMm: 25, photo: 'on' });
    const flat = digitizeImage(photo, { ...DIGITIZE_DEFAULTS, widthMm: 25, photo: 'off' });
    expect(seen(mixed)).not.toEqual(seen(flat));
  });

  it('of lettering', () => {
    const changes: Changes<LetteringOptions> = {
      text: { to: 'No' },
      fontStyle: { to: 'block-bold' },
      longSideMm: { to: 40 },
      sewn: { to: { side: 'longer', mm: 30 } },
      density: { to: 'high' },
      palette: { to: 'pastel' },
      colors: { to: 1 },
      frame: { to: 'rectangle' },
      fabric: { to: 'fleece' },
      pullMm: { to: 0.6 },
      threadWeight: { to: 60 },
      name: { to: 'Rose' },
      smallScript: { to: 'refuse', given: { frame: 'rectangle' } },
      keepLines: { to: true, given: { text: 'Ada ile Can' } },
    };
    const d = { ...LETTERING_DEFAULTS, smallScript: 'sew' } as const;
    expectEffects(changes, (options) => {
      const whole = { ...d, text: 'Ad', longSideMm: 25, ...options };
      try {
        return seen(digitizeLettering(whole, fonts.font(whole.fontStyle)));
      } catch (error) {
        return error;
      }
    });
  });

  it('of a monogram', () => {
    const changes: Changes<MonogramOptions> = {
      text: { to: 'B' },
      style: { to: 'serif-traditional' },
      language: { to: 'tr', given: { text: 'i' } },
      longSideMm: { to: 60 },
      sewn: { to: { side: 'longer', mm: 35 } },
      density: { to: 'low' },
      palette: { to: 'pastel' },
      colors: { to: 1 },
      frame: { to: 'square' },
      fabric: { to: 'towel' },
      pullMm: { to: 0.6 },
      threadWeight: { to: 60 },
      name: { to: 'Rose' },
    };
    expectEffects(changes, (options) => {
      const whole = { ...MONOGRAM_DEFAULTS, text: 'A', longSideMm: 40, ...options };
      return seen(digitizeMonogram(whole, fonts.font('block-bold')));
    });
  });

  it('of a tattoo', () => {
    const changes: Changes<TattooOptions> = {
      tattooStyle: { to: 'blackwork' },
      category: { to: 'geometric' },
      stitchStyle: { to: 'outline' },
      density: { to: 'low' },
      palette: { to: 'vibrant' },
      colors: { to: 2, given: { tattooStyle: 'traditional' } },
      longSideMm: { to: 30 },
      sewn: { to: { side: 'longer', mm: 22 } },
      frame: { to: 'circle' },
      fabric: { to: 'towel' },
      pullMm: { to: 0.6 },
      threadWeight: { to: 60 },
      keepBackground: { to: true },
      name: { to: 'Rose' },
    };
    const picture = badge(70);
    expectEffects(changes, (options) =>
      seen(digitizeTattoo(picture, { ...TATTOO_DEFAULTS, longSideMm: 24, ...options })),
    );
  });

  it('of satin', () => {
    const changes: Changes<SatinOptions> = {
      spacingMm: { to: 0.7 },
      exactSpacing: { to: true },
      pullMm: { to: 0.4 },
      reach: { to: () => 0.5 },
      splitOverMm: { to: 4 },
      underlay: { to: false },
      edgeRunFromMm: { to: 9 },
      zigzagFromMm: { to: 9 },
      zigzagSpacingMm: { to: 1.5 },
      insetMm: { to: 0.8 },
      runMm: { to: 1.5 },
      shortStitchMm: { to: 1 },
      minStitchMm: { to: 3, given: { splitOverMm: 3 } },
      maxStitchMm: { to: 3 },
      maxPointsPerMm2: { to: 2 },
    };
    // A bend, 5 mm wide, whose inner edge is crowded.
    const arc = (r: number): Float64Array =>
      Float64Array.from({ length: 80 }, (_, i) => {
        const a = ((i >> 1) / 39) * Math.PI;
        return 10 + r * (i % 2 === 0 ? Math.cos(a) : Math.sin(a));
      });
    const plan = { ...emptyPlan(), columns: [columnFromRails(arc(6.5), arc(1.5))] };
    expectEffects(changes, (options) => sewSatin(plan, { ...SATIN_DEFAULTS, ...options }));
  });

  it('of the search for columns, and of a running stitch', () => {
    const columns: Changes<FindColumnsOptions> = {
      minWidthMm: { to: 4 },
      maxWidthMm: { to: 2 },
      sampleMm: { to: 0.4 },
    };
    const bar = { rings: [Float64Array.of(0, 0, 30, 0, 30, 3, 0, 3)] };
    expectEffects(columns, (options) => findColumns(bar, { ...FIND_COLUMNS_DEFAULTS, ...options }));
    const run: Changes<RunOptions> = {
      lengthMm: { to: 1 },
      minMm: { to: 3 },
      closed: { to: true },
    };
    const corner = Float64Array.of(0, 0, 1, 0, 1, 9, 4, 9);
    expectEffects(run, (options) => runningStitch(corner, options));
  });

  it('of a prompt', () => {
    const index = motifIndex();
    const plan = readPrompt('a red tulip and a blue bird with “Ada” below', index);
    const ids = motifsOf(plan);
    const input = {
      motifs: new Map(ids.map((id) => [id, readMotif(motifSvg(id, { fluent, game }))])),
      kinds: new Map(ids.map((id) => [id, index.motifs.get(id)!.kind])),
      font: fonts.font('sans-modern'),
    };
    const changes: Changes<PromptOptions> = {
      preset: { to: 'floral' },
      complexity: { to: 'complex' },
      stitchStyle: { to: 'fill' },
      density: { to: 'low' },
      longSideMm: { to: 48 },
      sewn: { to: { side: 'longer', mm: 36 } },
      palette: { to: 'pastel', given: { threadColors: [] } },
      threadColors: { to: ['#804020'] },
      variation: { to: 1 },
      fabric: { to: 'towel' },
      pullMm: { to: 0.6 },
      threadWeight: { to: 60 },
      name: { to: 'Rose' },
    };
    expectEffects(changes, (options) =>
      seen(digitizePrompt(plan, { ...PROMPT_DEFAULTS, longSideMm: 42, ...options }, input)),
    );
  });

  it('of a rendering', () => {
    const changes: Changes<RenderOptions> = {
      pxPerMm: { to: 5 },
      fabric: { to: 'denim' },
      fabricHex: { to: '#204060' },
      upTo: { to: 100 },
      samples: { to: 2 },
      marginMm: { to: 1 },
      bounds: { to: { leftMm: -5, topMm: -5, widthMm: 10, heightMm: 10 } },
    };
    expectEffects(changes, (options) => {
      const { width, height, data } = renderDesign(piece, {
        ...RENDER_DEFAULTS,
        pxPerMm: 4,
        ...options,
      });
      return { width, height, data: Buffer.from(data).toString('base64') };
    });
  });

  it('of an inspection', () => {
    const changes: Changes<InspectOptions> = {
      hoop: { to: { name: 'Tiny', widthMm: 10, heightMm: 10 } as InspectOptions['hoop'] & object },
      fabric: { to: 'towel' },
      cutter: { to: false },
      cap: { to: true },
    };
    const small = digitizeImage(badge(200), { ...DIGITIZE_DEFAULTS, widthMm: 12 });
    // Two of them apart: a thread leads from one to the other where nothing cuts.
    const other = { ...small, threads: [...small.threads].reverse() };
    const thin = withoutTrims(joinDesigns(small, other, { x: 300, y: 0 }));
    expectEffects(changes, (options) => inspectDesign(thin, options));
  });

  it('of a file', () => {
    const changes: Changes<EncodeOptions> = { version: { to: 1 } };
    expectEffects(changes, (options) => encode(piece, 'pes', options));
    expect(countCommand(piece, Command.Stitch)).toBeGreaterThan(100);
  });
});
