import { readFile } from 'node:fs/promises';
import { loadFonts } from '../lib/worksheet-fonts.ts';
import type { Design } from 'ilmek-engine';
import { renderDesign } from 'ilmek-engine/render';
import {
  pictureOptions,
  worksheetPdf,
  type WorksheetOptions,
  type WorksheetPicture,
} from 'ilmek-engine/worksheet';
import { checkWorksheetName, writeBytes } from './files.ts';

/** Writes a design's worksheet, with a picture of the piece on linen. */
export async function writeWorksheet(
  path: string,
  design: Design,
  options: Partial<WorksheetOptions>,
): Promise<void> {
  checkWorksheetName(path);
  const [picture, fonts] = await Promise.all([
    sewnPicture(design),
    loadFonts((url) => readFile(url)),
  ]);
  await writeBytes(path, worksheetPdf({ design, picture, fonts }, options));
}

async function sewnPicture(design: Design): Promise<WorksheetPicture> {
  const { width, height, data } = renderDesign(design, pictureOptions(design));
  const { default: sharp } = await import('sharp');
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { jpeg, width, height };
}
