import { Command, type CutShort, type Design, type Thread } from '../core/design.ts';
import { blockThreads } from './blocks.ts';
import { enlarged, type ByteReader } from './bytes.ts';
import { MAX_BLOCKS, MAX_RECORDS, STOP_MARK } from './records.ts';

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
  /** Number of the block, stops counted, where `nextBlock` counts. */
  #block = 0;
  #threadOut = false;
  /** How many moves of `STOP_MARK` were the last two. */
  #marked = 0;
  readonly #file: ByteReader;
  /** What is missing of the file, where its reader finds that something is. */
  cutShort: CutShort | undefined;

  /** How many records there are. */
  get length(): number {
    return this.#count;
  }

  /** @param file for errors. */
  constructor(file: ByteReader) {
    this.#file = file;
  }

  stitch(dx: number, dy: number): void {
    this.#add(Command.Stitch, dx, dy);
    this.#marked = 0;
    this.#threadOut = true;
  }

  /** Jumps in a row merge into one; a jump that leads nowhere vanishes. */
  jump(dx: number, dy: number): void {
    if (dx !== 0 || dy !== 0) this.#marked = this.#marksAfter(dx, dy);
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
    const marked = this.#marked;
    this.#count--;
    this.x -= dx;
    this.y -= dy;
    this.trim();
    this.jump(dx, dy);
    this.#marked = marked;
  }

  /** Whether the moves just made are the mark of a stop. */
  get stopMarked(): boolean {
    return this.#marked === 2;
  }

  /** A change of thread, or a stop of which the mark has led here. */
  changeOrStop(): void {
    if (this.stopMarked) this.stop();
    else this.colorChange();
  }

  #marksAfter(dx: number, dy: number): number {
    if (dx === STOP_MARK.dx && dy === STOP_MARK.dy) return 1;
    return this.#marked === 1 && dx === -STOP_MARK.dx && dy === -STOP_MARK.dy ? 2 : 0;
  }

  /** The next block: a stop, where a format without a code for stops means one, or a change. */
  nextBlock(isStop: (block: number) => boolean): void {
    if (isStop(++this.#block)) this.stop();
    else this.colorChange();
  }

  colorChange(): void {
    this.#add(Command.ColorChange, 0, 0);
    this.#marked = 0;
    this.#threadOut = false;
  }

  stop(): void {
    this.#add(Command.Stop, 0, 0);
    this.#marked = 0;
    this.#threadOut = false;
  }

  /**
   * @param threads those of the file, one a colour block; where it has fewer,
   * made-up ones fill in; what it has too many is dropped.
   */
  finish(name: string, threads: readonly (Thread | undefined)[]): Design {
    const commands = this.#commands.slice(0, this.#count);
    const blocks = this.#count > 0 ? this.#blocks : 0;
    return {
      x: this.#xs.slice(0, this.#count),
      y: this.#ys.slice(0, this.#count),
      commands,
      threads: blockThreads(blocks, threads),
      objects: [],
      name,
      ...(this.cutShort && { cutShort: this.cutShort }),
    };
  }

  /** Adds a record as it is, at a position. @throws FormatError past the bounds */
  record(command: Command, x: number, y: number): void {
    const at = this.#count;
    if (at === MAX_RECORDS) throw this.#file.error('holds too many stitches');
    if (command === Command.ColorChange && ++this.#blocks > MAX_BLOCKS) {
      throw this.#file.error('holds too many colours');
    }
    if (at === this.#commands.length) {
      const size = Math.min(MAX_RECORDS, at * 2);
      this.#xs = enlarged(this.#xs, new Int32Array(size));
      this.#ys = enlarged(this.#ys, new Int32Array(size));
      this.#commands = enlarged(this.#commands, new Uint8Array(size));
    }
    // `| 0`: what a typed array keeps, so that a mad file's overflow stays consistent.
    this.x = this.#xs[at] = x | 0;
    this.y = this.#ys[at] = y | 0;
    this.#commands[at] = command;
    this.#count++;
  }

  #add(command: Command, dx: number, dy: number): void {
    this.record(command, this.x + dx, this.y + dy);
  }
}
