import type { Design } from 'ilmek-engine';
import type { SewingOrder } from '../tools/choices.ts';
import { load } from './load.ts';
import { withMargin } from './margin.ts';
import type { Made, Making } from './making.ts';
import { DesignMemory } from './memory.ts';
import type { MakeRequest } from './protocol.ts';

/**
 * A design alone. One that has no picture to lie on gets cloth around it: its page is what is shown
 * of it, in the preview, the player and the gallery.
 */
export async function makeDesign(request: MakeRequest, making: Making): Promise<Made> {
  const made = await makeKind(request, making);
  return 'source' in request ? made : { ...made, design: withMargin(made.design) };
}

/** Each kind has a file of its own, loaded when it is asked for. */
async function makeKind(request: MakeRequest, making: Making): Promise<Made> {
  switch (request.kind) {
    case 'picture': {
      const { makeFromPicture } = await load(() => import('./picture.ts'));
      const made = await makeFromPicture(request.source, request.options, making);
      return { ...made, design: await inOrder(made.design, request.order) };
    }
    case 'lettering':
      return (await load(() => import('./lettering.ts'))).makeLettering(request, making);
    case 'monogram':
      return (await load(() => import('./monogram.ts'))).makeMonogram(request, making);
    case 'prompt':
      return (await load(() => import('./prompt.ts'))).makePrompt(request, making);
    case 'prompt-picture':
      return (await load(() => import('./prompt-picture.ts'))).makePromptPicture(request, making);
    case 'tattoo':
      return (await load(() => import('./tattoo.ts'))).makeTattoo(
        { mode: 'image', ...request },
        making,
      );
    case 'tattoo-prompt':
      return (await load(() => import('./tattoo-prompt.ts'))).makeTattooPrompt(request, making);
  }
}

/** A design as the machine wants its order. */
async function inOrder(design: Design, order: SewingOrder = 'colors'): Promise<Design> {
  if (order === 'colors') return design;
  const { inMachineOrder } = await load(() => import('./machine-order.ts'));
  return inMachineOrder(design, order);
}

/** What previews made is kept for the design itself. */
export const seenDesigns = new DesignMemory((request) =>
  makeDesign(request, { onFlatPreview: (plan) => plan.close() }),
);
