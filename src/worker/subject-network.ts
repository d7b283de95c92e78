import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { RgbaImage } from 'ilmek-engine';
import type { Part } from 'ilmek-engine/digitize';
import { partToSee, squeezed, together, type Likely } from './look-closer.ts';

/*
 * What is the subject of a picture, by a network that has seen many: U²-Net-p, the small one of Qin et
 * al., "U²-Net: going deeper with nested U-structure for salient object detection", 2020.
 */

/** The side of the square picture that it looks at, px. */
const LOOKS_AT = 320;
/** Mean and deviation of the pictures that it was trained on, of red, green and blue. */
const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];

/** Read, it takes some 230 MB and two seconds a look, on one thread of a laptop. */
export class SubjectNetwork {
  readonly #session: InferenceSession;

  private constructor(session: InferenceSession) {
    this.#session = session;
  }

  /**
   * @param weights as an ONNX file
   * @param runtime where what runs it lies, where that is not beside its script
   */
  static async open(weights: Uint8Array, runtime?: string): Promise<SubjectNetwork> {
    // More threads want a page that shares memory, which needs headers that would shut others out.
    env.wasm.numThreads = 1;
    if (runtime) env.wasm.wasmPaths = { wasm: runtime };
    return new SubjectNetwork(await InferenceSession.create(weights));
  }

  /**
   * Looks at a picture as a whole, then closer at what it found.
   * @param image a picture of any size: a few hundred pixels a side are all that it sees
   */
  async look(image: RgbaImage): Promise<Likely> {
    const whole = await this.#see(image, { x: 0, y: 0, width: 1, height: 1 });
    const part = partToSee(whole);
    return part ? together(whole, await this.#see(image, part), part) : whole;
  }

  async #see(image: RgbaImage, part: Part): Promise<Likely> {
    const [input] = this.#session.inputNames;
    // The first of seven: all the others went into it.
    const [output] = this.#session.outputNames;
    const shape = [1, 3, LOOKS_AT, LOOKS_AT];
    const planes = planesOf(squeezed(image, part, LOOKS_AT));
    const answer = await this.#session.run({ [input]: new Tensor('float32', planes, shape) }, [
      output,
    ]);
    const values = answer[output].data as Float32Array;
    const data = Uint8Array.from(values, (v) => Math.round(255 * v));
    return { width: LOOKS_AT, height: LOOKS_AT, data };
  }
}

/** Red, green and blue one after the other, as it was trained: the brightest value of all is 1. */
function planesOf({ data }: RgbaImage): Float32Array {
  const count = LOOKS_AT * LOOKS_AT;
  const planes = new Float32Array(3 * count);
  let most = 1;
  for (let i = 0; i < data.length; i++) if (i % 4 < 3 && data[i] > most) most = data[i];
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) {
      planes[c * count + i] = (data[i * 4 + c] / most - MEAN[c]) / DEVIATION[c];
    }
  }
  return planes;
}
