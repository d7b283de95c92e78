/** Why an engine call failed, for code: the text is for people. */
export type EngineErrorCode =
  | 'aborted' // the caller's signal
  | 'bad-options' // an option out of its range
  | 'bad-image' // no pixels, or their count does not fit width × height
  | 'nothing-to-sew' // the picture is all fabric
  | 'one-colour' // all of one even colour: no subject, but `keepBackground` sews it as a patch
  | 'too-complex' // more work, or more stitches, than can be done: less of it, or a smaller size
  | 'bad-format' // a file that cannot be read; see FormatError
  | 'unsupported'; // known, but not done by this engine

/** An error of the engine: `operation` failed; the message says what came and what was wanted. */
export class EngineError extends Error {
  override readonly name: string = 'EngineError';
  readonly code: EngineErrorCode;
  readonly operation: string;

  constructor(code: EngineErrorCode, operation: string, message: string) {
    super(`${operation}: ${message}`);
    this.code = code;
    this.operation = operation;
  }
}

/** A machine file that cannot be read: what is wrong, and at which byte. */
export class FormatError extends EngineError {
  override readonly name = 'FormatError';
  /** Byte offset of the fault, where known. */
  readonly offset: number | undefined;

  constructor(format: string, message: string, offset?: number) {
    super(
      'bad-format',
      `read ${format}`,
      offset === undefined ? message : `${message} (at byte ${offset})`,
    );
    this.offset = offset;
  }
}
