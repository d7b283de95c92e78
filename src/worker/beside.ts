import type { Design } from 'ilmek-engine';
import { pictureBands, type RenderedImage, type RenderOptions } from 'ilmek-engine/render';
import { WorkerLink } from './link.ts';
import type { SpawnWorker } from './link.ts';
import type { DrawnBand } from './protocol.ts';

/** Cores of the device. */
export const coresHere = (): number => globalThis.navigator?.hardwareConcurrency ?? 1;

/** How a worker starts another of its own kind; nothing where there is no second core for it. */
export function spawnBeside(): SpawnWorker | undefined {
  if (typeof Worker !== 'function' || coresHere() < 2) return undefined;
  return () =>
    new Worker(location.href, {
      type: 'module',
      name: 'ilmek-engine-rows',
    }) as ReturnType<SpawnWorker>;
}

/** Starts a worker that draws rows; nothing where the browser forbids it. */
export function startLink(spawn: SpawnWorker): WorkerLink | undefined {
  try {
    return new WorkerLink(spawn());
  } catch {
    return undefined;
  }
}

/** A drawing that a second worker has taken: undefined where that fails. */
export type DrawnBeside = Promise<RenderedImage | undefined>;

/**
 * A second worker that draws while this one works, and stays for the next drawing, whose code has then
 * run in. It is started while a design is made: where it is not there by the time it could draw, it is
 * not waited for.
 */
export class Beside {
  readonly #spawn: SpawnWorker | undefined;
  #link: WorkerLink | undefined;
  #isReady = false;

  /** @param spawn starts it; without it there is none */
  constructor(spawn: SpawnWorker | undefined) {
    this.#spawn = spawn;
  }

  /** Starts it, if it does not live already. */
  begin(): void {
    if (!this.#spawn || this.link) return;
    this.#isReady = false;
    const link = (this.#link = startLink(this.#spawn));
    link?.request({ type: 'prepare', part: 'rows' }).then(
      () => (this.#isReady = true),
      () => undefined,
    );
  }

  /** The worker where one lives, ready or not. */
  get link(): WorkerLink | undefined {
    return this.#link?.closed ? undefined : this.#link;
  }

  /** Draws a whole picture there; nothing where it is not ready. */
  draw(design: Design, options: Partial<RenderOptions>): DrawnBeside | undefined {
    if (!this.#isReady) return undefined;
    const [rows] = pictureBands(design, options, 1);
    let drawn: RenderedImage | undefined;
    const onBand = ({ part }: DrawnBand) => void (drawn = part);
    return this.link
      ?.request({ type: 'rows', design, options, bands: [rows] }, [], { onBand })
      .then(
        () => drawn,
        () => undefined,
      );
  }
}
