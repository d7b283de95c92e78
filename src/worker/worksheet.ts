import type { Design } from 'ilmek-engine';
import { pictureOptions, worksheetPdf } from 'ilmek-engine/worksheet';
import { loadFonts } from '../lib/worksheet-fonts.ts';
import { drawRendering } from './draw.ts';
import type { SheetOptions } from './protocol.ts';

/** A design's worksheet as PDF. @throws TypeError where a font cannot be loaded. */
export async function makeWorksheet(
  design: Design,
  title: string,
  options?: SheetOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = loadFonts(fetchBytes);
  const { file, size } = await drawRendering(design, pictureOptions(design));
  const jpeg = new Uint8Array(await file.arrayBuffer());
  return worksheetPdf(
    { design, picture: { jpeg, ...size }, fonts: await fonts },
    { ...options, title },
  );
}

async function fetchBytes(url: URL): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`${url.pathname}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
