/* A printable worksheet of a design, as PDF. Runs in a worker and in Node; no DOM, no clock. */
export { PAPERS, type PaperName } from './look.ts';
export {
  pictureOptions,
  worksheetPdf,
  WORKSHEET_DEFAULTS,
  type WorksheetInput,
  type WorksheetOptions,
  type WorksheetPicture,
} from './worksheet.ts';
export type { WorksheetFonts } from './paper.ts';
