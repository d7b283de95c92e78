import { load } from './load.ts';
import { drawPattern } from './pattern.ts';
import type { PreviewQuality, MakeRequest, Preview } from './protocol.ts';
import { leastReadable, sketch } from './sketch.ts';

/**
 * How a design would look.
 * @param between to be awaited between its parts: throws where another is asked for meanwhile
 * @throws EngineError and JobError, and what `between` throws.
 */
export async function makePreview(
  make: MakeRequest,
  quality: PreviewQuality,
  between: () => Promise<void>,
): Promise<Preview> {
  await between();
  const drawing = quality === 'sketch' ? await sketch(make) : undefined;
  if (drawing) {
    const picture = drawPattern(drawing);
    const readableFromMm = await leastReadable(make);
    // It is sewn next: its code comes meanwhile. What fails here fails again, and is told, then.
    loadSewn().catch(() => undefined);
    return { picture, readableFromMm };
  }
  const { previewSewn } = await loadSewn();
  return previewSewn(make, quality === 'fine', between);
}

const loadSewn = () => load(() => import('./preview-sewn.ts'));
