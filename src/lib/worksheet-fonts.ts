import type { WorksheetFonts } from 'ilmek-engine/worksheet';

/*
 * The site's fonts as TrueType at one weight each, which a PDF can hold (scripts/make-fonts.ts
 * cuts them): Latin, and what Turkish adds to it.
 */
const FILES: Record<keyof WorksheetFonts, readonly URL[]> = {
  display: [
    new URL('../assets/fonts/card-latin.ttf', import.meta.url),
    new URL('../assets/fonts/card-turkish.ttf', import.meta.url),
  ],
  text: [
    new URL('../assets/fonts/sheet-latin.ttf', import.meta.url),
    new URL('../assets/fonts/sheet-turkish.ttf', import.meta.url),
  ],
  bold: [
    new URL('../assets/fonts/sheet-bold-latin.ttf', import.meta.url),
    new URL('../assets/fonts/sheet-bold-turkish.ttf', import.meta.url),
  ],
};

/** Loads them all at once. @param load gets a file: from the network, or from the disk. */
export async function loadFonts(load: (url: URL) => Promise<Uint8Array>): Promise<WorksheetFonts> {
  const [display, text, bold] = await Promise.all(
    [FILES.display, FILES.text, FILES.bold].map((urls) => Promise.all(urls.map(load))),
  );
  return { display, text, bold };
}
