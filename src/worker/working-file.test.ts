import { digitizeSvgShapes } from 'ilmek-engine/digitize';
import { readPiece } from 'ilmek-engine/piece';
import { DIGITIZE_DEFAULTS } from 'ilmek-engine/tables';
import { beforeEach, expect, it } from 'vitest';
import { madeDrawing } from './drawing-memory.ts';
import { withoutSources } from './without-sources.ts';
import { writeWorkingFile } from './working-file.ts';

const DROP =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30mm" height="30mm" viewBox="0 0 30 30"><path d="M15 2C24 14 27 17 27 20a12 9 0 1 1-24 0c0-3 3-6 12-18z" fill="#3a6ea5"/></svg>';
const { widthMm: _, ...OPTIONS } = DIGITIZE_DEFAULTS;
const { design } = digitizeSvgShapes(DROP, { ...OPTIONS, name: 'Drop' });

const kinds = (bytes: Uint8Array) =>
  readPiece(new TextDecoder().decode(bytes)).piece.objects.map(({ kind }) => kind);

beforeEach(() => madeDrawing.remember(design));

it('writes the shapes of the design that this worker made last', () => {
  const onPage = { ...withoutSources(design), name: 'Renamed' };
  expect(onPage.drawing).toBeUndefined();
  const bytes = writeWorkingFile(onPage);
  expect(kinds(bytes)).toEqual(['shapes']);
  expect(readPiece(new TextDecoder().decode(bytes)).piece.name).toBe('Renamed');
});

it('writes the stitches of any other design', () => {
  const other = { ...withoutSources(design), x: design.x.map((v) => -v) };
  expect(kinds(writeWorkingFile(other))).toEqual(['stitches']);
});
