import { beginGivingWay } from './yield-to-next.ts';
import { load } from './load.ts';
import type { MakeListener } from './making.ts';
import type { Request, Results } from './protocol.ts';

/** What a request came to, and the buffers that may move to the page instead of being copied. */
export interface JobOutcome {
  result: Results[keyof Results];
  transfer: Transferable[];
}

/**
 * Does one request. Each loads its own code, so that a worker lives, and shows what is typed,
 * long before all of the engine is there.
 * @throws EngineError and JobError.
 */
export async function performJob(request: Request, listener: MakeListener): Promise<JobOutcome> {
  switch (request.type) {
    case 'prepare': {
      if (request.part === 'rows') await load(() => import('ilmek-engine/render'));
      else await load(() => Promise.all([import('./make.ts'), import('./picture.ts')]));
      return { result: undefined, transfer: [] };
    }
    case 'warm-up': {
      const between = beginGivingWay();
      const { warmUp } = await load(() => import('./warm-up.ts'));
      await warmUp(between);
      return { result: undefined, transfer: [] };
    }
    case 'check': {
      const { checkPicture } = await load(() => import('./check.ts'));
      const result = await checkPicture(request.file);
      return {
        result,
        transfer: result.kind === 'pixels' ? [result.read.image.data.buffer] : [],
      };
    }
    case 'open':
    case 'subject':
    case 'subject-view':
    case 'likely-subject':
    case 'cut-out':
      return performCutting(request);
    case 'encode': {
      const { writeMachineFile } = await load(() => import('./machine-files.ts'));
      const bytes = writeMachineFile(request.design, request.format);
      return { result: bytes, transfer: [bytes.buffer] };
    }
    case 'working-file': {
      const { writeWorkingFile } = await load(() => import('./working-file.ts'));
      const bytes = writeWorkingFile(request.design);
      return { result: bytes, transfer: [bytes.buffer] };
    }
    case 'open-piece': {
      const { openPieceFile } = await load(() => import('./piece-files.ts'));
      return { result: await openPieceFile(request.bytes, request.name), transfer: [] };
    }
    case 'write-piece': {
      const { writePieceFile } = await load(() => import('./piece-files.ts'));
      const bytes = writePieceFile(request.piece);
      return { result: bytes, transfer: [bytes.buffer] };
    }
    case 'read': {
      const { readMachineFile } = await load(() => import('./machine-files.ts'));
      const result = readMachineFile(request.bytes, request.format);
      const { x, y, commands } = result;
      return { result, transfer: [x.buffer, y.buffer, commands.buffer] };
    }
    case 'begin-piece':
    case 'find-motifs':
    case 'draw-lettering':
    case 'sew-piece':
    case 'check-piece':
    case 'warm-piece':
    case 'piece-design':
    case 'view-piece':
    case 'picture-piece':
      return performPiece(request, listener);
    case 'inspect': {
      const { inspectDesign } = await load(() => import('ilmek-engine/inspect'));
      return { result: inspectDesign(request.design), transfer: [] };
    }
    case 'worksheet': {
      const { makeWorksheet } = await load(() => import('./worksheet.ts'));
      const bytes = await makeWorksheet(request.design, request.title, request.options);
      return { result: bytes, transfer: [bytes.buffer] };
    }
    case 'draw': {
      const { drawArtwork } = await load(() => import('./draw.ts'));
      const onShare = (fraction: number) => listener.onProgress({ stage: 'finish', fraction });
      return { result: await drawArtwork(request.design, request.wish, onShare), transfer: [] };
    }
    case 'rows': {
      const { createRowRenderer } = await load(() => import('ilmek-engine/render'));
      const renderer = createRowRenderer(request.design, request.options);
      for (const rows of request.bands) {
        listener.onBand?.({ part: renderer.drawRows(rows), rows });
      }
      return { result: undefined, transfer: [] };
    }
    case 'preview': {
      const between = beginGivingWay();
      const { makePreview } = await load(() => import('./preview.ts'));
      const result = await makePreview(request.make, request.quality, between);
      return { result, transfer: [result.picture] };
    }
    case 'understand': {
      const { understandPrompt } = await load(() => import('./compose-words.ts'));
      return {
        result: await understandPrompt(request.prompt, request.besidePicture),
        transfer: [],
      };
    }
    case 'make': {
      // Nothing is sewn any longer that nobody asked for.
      beginGivingWay();
      const { make } = await load(() => import('./make.ts'));
      const result = await make(request.make, listener);
      const { x, y, commands } = result.design;
      return { result, transfer: [x.buffer, y.buffer, commands.buffer] };
    }
  }
}

type OfPiece =
  | 'begin-piece'
  | 'find-motifs'
  | 'draw-lettering'
  | 'sew-piece'
  | 'check-piece'
  | 'warm-piece'
  | 'piece-design'
  | 'view-piece'
  | 'picture-piece';

/** What the editor asks for. */
async function performPiece(
  request: Extract<Request, { type: OfPiece }>,
  { onOwn }: MakeListener,
): Promise<JobOutcome> {
  switch (request.type) {
    case 'begin-piece': {
      const { beginPiece } = await load(() => import('./piece.ts'));
      return { result: await beginPiece(request.source), transfer: [] };
    }
    case 'find-motifs': {
      const { findMotifs } = await load(() => import('./find-motifs.ts'));
      return { result: await findMotifs(request.words), transfer: [] };
    }
    case 'draw-lettering': {
      const { drawLettering } = await load(() => import('./piece-lettering.ts'));
      return { result: await drawLettering(request.wish), transfer: [] };
    }
    case 'sew-piece': {
      // Neither a check of the piece as it was is wanted any longer, nor edits that nobody asked for.
      beginGivingWay();
      const { pieceBench } = await load(() => import('./piece.ts'));
      return { result: pieceBench.sew(request.piece, request.made, onOwn), transfer: [] };
    }
    case 'check-piece': {
      const between = beginGivingWay();
      const { pieceBench } = await load(() => import('./piece.ts'));
      return { result: await pieceBench.check(between, request.hoop), transfer: [] };
    }
    case 'warm-piece': {
      const between = beginGivingWay();
      const { pieceBench } = await load(() => import('./piece.ts'));
      await pieceBench.warmUp(between, () => performance.now());
      return { result: undefined, transfer: [] };
    }
    case 'piece-design': {
      const { pieceBench } = await load(() => import('./piece.ts'));
      return { result: pieceBench.design(), transfer: [] };
    }
    case 'view-piece': {
      const { pieceBench } = await load(() => import('./piece.ts'));
      const result = await pieceBench.view(request);
      return { result, transfer: [result] };
    }
    case 'picture-piece': {
      const { pieceBench } = await load(() => import('./piece.ts'));
      return { result: await pieceBench.picture(), transfer: [] };
    }
  }
}

type Cutting = 'open' | 'subject' | 'subject-view' | 'likely-subject' | 'cut-out';

async function performCutting(request: Extract<Request, { type: Cutting }>): Promise<JobOutcome> {
  switch (request.type) {
    case 'open': {
      const { openPicture } = await load(() => import('./cut-out.ts'));
      const result = await openPicture(request.source);
      return { result, transfer: [result.picture] };
    }
    case 'subject': {
      const { findSubject } = await load(() => import('./cut-out.ts'));
      const result = findSubject(request.cutOut);
      return { result, transfer: [result.data.buffer] };
    }
    case 'subject-view': {
      const { viewSubject } = await load(() => import('./cut-out.ts'));
      const result = await viewSubject(request.placing);
      return { result, transfer: [result.data.buffer] };
    }
    case 'likely-subject': {
      const { likelySubject } = await load(() => import('./likely-subject.ts'));
      const result = await likelySubject(request.view);
      return { result, transfer: [result.data.buffer] };
    }
    case 'cut-out': {
      const { cutOut } = await load(() => import('./cut-out.ts'));
      return { result: await cutOut(request.cutOut), transfer: [] };
    }
  }
}
