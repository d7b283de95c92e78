import { describe, expect, it } from 'vitest';
import { MACHINE_FORMATS } from '../../src/tools/formats.ts';
import { readerDesign } from './design.ts';
import { ourFiles, readByOther, sewnOf, sha256, type Reading } from './other-reader.ts';
import recorded from './recorded.json' with { type: 'json' };

/* Every format that a visitor can download, checked with a reader that we did not write. */

const files = ourFiles();
const byOther = readByOther(files);
const sewn = sewnOf(readerDesign());

/** What other readers make of cuts: Janome's SEW has no code for them that they know. */
const TRIMS: Partial<Record<string, number>> = { sew: 0 };

describe(`our files as ${byOther?.reader ?? `${recorded.reader} (recorded)`} reads them`, () => {
  it('the design has what machines stumble over', () => {
    expect(sewn).toMatchObject({ stitches: 720, changes: 2, trims: 9 });
  });

  it.each(MACHINE_FORMATS)('%s: each needle point, change and cut is where we put it', (id) => {
    const { bytes, ...then } = recorded.files[id];
    expect(
      sha256(files[id]),
      `the ${id} writer has changed: install pystitch, run node scripts/record-other-reader.ts`,
    ).toBe(bytes);
    const read: Reading = byOther?.readings[id] ?? then;
    expect(read).toEqual({ ...sewn, trims: TRIMS[id] ?? sewn.trims });
  });
});
