import { decode, encode } from '../engine/index.ts';
import { drawArtwork } from './draw.ts';
import { beginGivingWay } from './give-way.ts';
import { make, withoutSources } from './make.ts';
import type { MakeListener } from './making.ts';
import type { Request, Results } from './protocol.ts';

/** What a request came to, and the buffers that may move to the page instead of being copied. */
export interface JobOutcome {
  result: Results[keyof Results];
  transfer: Transferable[];
}

/** Does one request. @throws EngineError and JobError. */
export async function performJob(request: Request, listener: MakeListener): Promise<JobOutcome> {
  switch (request.type) {
    case 'encode': {
      const bytes = new Uint8Array(encode(request.design, request.format));
      return { result: bytes, transfer: [bytes.buffer] };
    }
    case 'read': {
      const result = withoutSources(decode(request.bytes, request.format));
      const { x, y, commands } = result;
      return { result, transfer: [x.buffer, y.buffer, commands.buffer] };
    }
    case 'worksheet': {
      // Few ask for one: it is loaded for those.
      const { makeWorksheet } = await import('./worksheet.ts');
      const bytes = await makeWorksheet(request.design, request.title);
      return { result: bytes, transfer: [bytes.buffer] };
    }
    case 'draw':
      return { result: await drawArtwork(request.design), transfer: [] };
    case 'preview': {
      const between = beginGivingWay();
      // Only pages that preview load it.
      const { makePreview } = await import('./preview.ts');
      const result = await makePreview(request.make, request.fine, between);
      return { result, transfer: [result.picture] };
    }
    case 'understand': {
      // Only pages of prompts load it.
      const { understandPrompt } = await import('./prompt.ts');
      return {
        result: await understandPrompt(request.prompt, request.besidePicture),
        transfer: [],
      };
    }
    case 'make': {
      const result = await make(request.make, listener);
      const { x, y, commands } = result.design;
      return { result, transfer: [x.buffer, y.buffer, commands.buffer] };
    }
  }
}
