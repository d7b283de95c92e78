import type { Progress, Design } from 'ilmek-engine';
import { inspectDesign } from 'ilmek-engine/inspect';
import { artworkPlace } from 'ilmek-engine/render';
import { madeDrawing } from './drawing-memory.ts';
import { Command, countCommand } from 'ilmek-engine/tables';
import { ARTWORK_USUAL } from '../lib/pictures/artwork-wish.ts';
import { artworkSize, beginPreview, beside, drawPreview, sewFrames } from './draw.ts';
import { makeDesign, seenDesigns } from './make-design.ts';
import type { MakeListener } from './making.ts';
import type { MakeRequest, MakeResult } from './protocol.ts';
import { withoutSources } from './without-sources.ts';

/** Shares of a job: making the design, showing it being sewn, drawing the preview. */
const DESIGN_SHARE = 0.6;
const FRAMES_SHARE = 0.15;

/** Makes a design, shows it being sewn, and inspects it. @throws EngineError and JobError. */
export async function make(request: MakeRequest, listener: MakeListener): Promise<MakeResult> {
  const { onProgress, onFlatPreview, onFrame } = listener;
  const making = {
    onFlatPreview,
    onProgress: (progress: Progress) =>
      onProgress({ ...progress, fraction: progress.fraction * DESIGN_SHARE }),
  };
  if ('source' in request) beside.begin();
  const { design, original, plan } = await (seenDesigns.take(request) ??
    makeDesign(request, making));
  const begun = beginPreview(design);
  await sewFrames(design, (frame, share) => {
    onFrame(frame);
    onProgress(finishing(design, share, DESIGN_SHARE + FRAMES_SHARE * share));
  });
  const report = inspectDesign(design, { cutter: isCut(request), cap: isForCap(request) });
  const drawn = await drawPreview(design, begun, original !== undefined);
  onProgress(finishing(design, 1, 1));
  madeDrawing.remember(design);
  return {
    design: withoutSources(design),
    report,
    ...drawn,
    artworkSize: artworkSize(artworkPlace(design, ARTWORK_USUAL.sidePx)),
    original: await original,
    plan,
  };
}

/** Whether the machine that a design is made for cuts thread. */
const isCut = (request: MakeRequest): boolean =>
  !('order' in request && request.order === 'by-hand');

/** Whether each element is finished before the next. */
const isForCap = (request: MakeRequest): boolean => 'order' in request && request.order === 'cap';

/** The last stage goes over the stitches once more, to draw them. */
function finishing(design: Design, share: number, fraction: number): Progress {
  const total = countCommand(design, Command.Stitch);
  return { stage: 'finish', fraction, done: Math.round(share * total), total };
}
