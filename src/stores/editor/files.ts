import type { Design, FormatId } from 'ilmek-engine';
import { fileStem } from '../../lib/files/names.ts';
import { saveFile } from '../../lib/files/save.ts';
import { pageEngine } from '../../worker/client.ts';
import type { SheetOptions } from '../../worker/protocol.ts';
import { FILE_FAILED, fileFailure } from '../toasts/file-failure.ts';
import { showToast } from '../toasts/toasts.ts';
import { pieceClient, sewNewest } from './sewing.ts';
import { $piece, $sewing, $sewn, $title } from './state.ts';

/** Hands the piece to the browser's download: for machines, or as the working file where it is SVG. */
export async function download(format: FormatId): Promise<void> {
  await handOut(async (stem) => {
    if (format === 'svg') {
      const piece = { ...$piece.get()!, name: $title.get() };
      saveFile(
        new Blob([await pieceClient().write(piece)], { type: 'image/svg+xml' }),
        `${stem}.svg`,
      );
      return;
    }
    const bytes = await pageEngine().encode(await sewnDesign(), format);
    saveFile(new Blob([bytes], { type: 'application/octet-stream' }), `${stem}.${format}`);
  }, format);
}

/** The worksheet to print. @param options what it tells besides: a quote */
export async function downloadSheet(options: SheetOptions = {}): Promise<void> {
  await handOut(async (stem) => {
    const bytes = await pageEngine().worksheet(await sewnDesign(), $title.get(), options);
    saveFile(
      new Blob([bytes], { type: 'application/pdf' }),
      `${stem}-${options.quote ? 'quote' : 'worksheet'}.pdf`,
    );
  });
}

/** The sewn piece as a picture. */
export async function downloadPicture(): Promise<void> {
  await handOut(async (stem) => {
    const { file } = await pageEngine().draw(await sewnDesign());
    saveFile(file, `${stem}.jpg`);
  });
}

/** The design of the piece as it is now. @throws Error where it could not be sewn */
export async function sewnDesign(): Promise<Design> {
  await sewNewest();
  const sewn = $sewn.get();
  if (!sewn || sewn.piece !== $piece.get()) throw new Error('the piece could not be sewn');
  return { ...(await pieceClient().design()), name: $title.get() };
}

/** @param format of the file, where it is one for machines */
async function handOut(make: (stem: string) => Promise<void>, format?: FormatId): Promise<void> {
  try {
    await make(fileStem($title.get(), 'embroidery'));
  } catch (error) {
    const { fault = FILE_FAILED } = $sewing.get();
    showToast('error', 'Download failed', format ? fileFailure(error, format, fault) : fault);
  }
}
