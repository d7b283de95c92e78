import type { Context } from 'ilmek-engine';

/** A line on a terminal that is written over and over; nothing where nobody looks. */
export class ProgressLine {
  readonly #stream: NodeJS.WriteStream;
  #shown = '';

  constructor(stream: NodeJS.WriteStream = process.stderr) {
    this.#stream = stream;
  }

  show(text: string): void {
    if (!this.#stream.isTTY || text === this.#shown) return;
    this.#shown = text;
    // To the line's start, and all of it cleared.
    this.#stream.write(`\r\u001b[K${text}`);
  }

  /** Clears the line, so that others may be written. */
  clear(): void {
    if (this.#shown !== '') this.#stream.write('\r\u001b[K');
    this.#shown = '';
  }

  /** What the engine tells of one design. */
  context(name: string): Context {
    return {
      onProgress: ({ fraction }) => this.show(`${name}: ${Math.round(100 * fraction)} %`),
    };
  }
}
