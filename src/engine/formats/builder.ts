import { Command, type Design, type Thread } from '../core/design.ts';
import type { FormatError } from '../core/errors.ts';
import { MAX_BLOCKS, MAX_RECORDS } from './records.ts';
import { rampThread } from './ramp.ts';

const FIRST_CAPACITY = 1024;

/**
 * Collects what a reader finds, record by record, into a `Design`.
 * Memory is bounded: past two million records, or 65,536 colours, it throws.
 */
export class DesignBuilder {
  /** Where the needle is: tenths, y downward. */
  x = 0;
  y = 0;
  #xs = new Int32Array(FIRST_CAPACITY);
  #ys = new Int32Array(FIRST_CAPACITY);
  #commands = new Uint8Array(FIRST_CAPACITY);
  #count = 0;
  #blocks = 1;
  #threadOut = false;
  readonly #tooMany: () => FormatError;

  /** @param tooMany makes the error for a file of too many records. */
  constructor(tooMany: () => FormatError) {
    this.#tooMany = tooMany;
  }

  stitch(dx: number, dy: number): void {
    this.#add(Command.Stitch, dx, dy);
    this.#threadOut = true;
  }

  /** Jumps in a row merge into one; a jump that leads nowhere vanishes. */
  jump(dx: number, dy: number): void {
    const last = this.#count - 1;
    if (last < 0 || this.#commands[last] !== Command.Jump) {
      if (dx !== 0 || dy !== 0) this.#add(Command.Jump, dx, dy);
      return;
    }
    this.x = this.#xs[last] = (this.x + dx) | 0;
    this.y = this.#ys[last] = (this.y + dy) | 0;
    const fromX = last > 0 ? this.#xs[last - 1] : 0;
    const fromY = last > 0 ? this.#ys[last - 1] : 0;
    if (this.x === fromX && this.y === fromY) this.#count--;
  }

  /** Cuts the thread where one is out; else there is nothing to do. */
  trim(): void {
    if (this.#threadOut) this.#add(Command.Trim, 0, 0);
    this.#threadOut = false;
  }

  /** Cuts the thread at the start of the move that is under way. */
  trimBeforeJump(): void {
    const last = this.#count - 1;
    if (!this.#threadOut || last < 0 || this.#commands[last] !== Command.Jump) return this.trim();
    const dx = this.x - this.#xs[last - 1];
    const dy = this.y - this.#ys[last - 1];
    this.#count--;
    this.x -= dx;
    this.y -= dy;
    this.trim();
    this.jump(dx, dy);
  }

  colorChange(): void {
    if (++this.#blocks > MAX_BLOCKS) throw this.#tooMany();
    this.#add(Command.ColorChange, 0, 0);
    this.#threadOut = false;
  }

  stop(): void {
    this.#add(Command.Stop, 0, 0);
    this.#threadOut = false;
  }

  /**
   * @param threads those of the file, one a colour block; where it has fewer,
   * made-up ones fill in; what it has too many is dropped.
   */
  finish(name: string, threads: readonly Thread[]): Design {
    const commands = this.#commands.slice(0, this.#count);
    const blocks = this.#count > 0 ? this.#blocks : 0;
    return {
      x: this.#xs.slice(0, this.#count),
      y: this.#ys.slice(0, this.#count),
      commands,
      threads: Array.from({ length: blocks }, (_, i) => threads[i] ?? rampThread(i)),
      objects: [],
      name,
    };
  }

  #add(command: Command, dx: number, dy: number): void {
    if (this.#count === MAX_RECORDS) throw this.#tooMany();
    if (this.#count === this.#commands.length) this.#grow();
    // `| 0`: what a typed array keeps, so that a mad file's overflow stays consistent.
    this.x = this.#xs[this.#count] = (this.x + dx) | 0;
    this.y = this.#ys[this.#count] = (this.y + dy) | 0;
    this.#commands[this.#count++] = command;
  }

  #grow(): void {
    const size = Math.min(MAX_RECORDS, this.#commands.length * 2);
    const xs = new Int32Array(size);
    const ys = new Int32Array(size);
    const commands = new Uint8Array(size);
    xs.set(this.#xs);
    ys.set(this.#ys);
    commands.set(this.#commands);
    this.#xs = xs;
    this.#ys = ys;
    this.#commands = commands;
  }
}
