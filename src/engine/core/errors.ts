/** Why an engine call failed, for code: the text is for people. */
export type EngineErrorCode =
  /** The caller's signal stopped it. */
  | 'aborted'
  /** An option out of its range. */
  | 'bad-options'
  /** No pixels, or their count does not fit width × height. */
  | 'bad-image'
  /** The picture is all fabric, or the drawing has no shape that a needle can sew. */
  | 'nothing-to-sew'
  /** All of one even colour: no subject, but `keepBackground` sews it as a patch. */
  | 'one-colour'
  /** A script too small to be read once it is sewn: the message has the size that would do. */
  | 'small-script'
  /** More work, or more stitches, than can be done: less of it, or a smaller size. */
  | 'too-complex'
  /** A file that cannot be read: the error is a FormatError. */
  | 'bad-format'
  /** Known, but not done by this engine. */
  | 'unsupported';

/** An error of the engine: `operation` failed; the message says what came and what was wanted. */
export class EngineError extends Error {
  /** The name of its class. */
  override readonly name: string = 'EngineError';
  /** For programs. */
  readonly code: EngineErrorCode;
  /** What failed, for people: 'digitize', 'read DST'. */
  readonly operation: string;

  constructor(code: EngineErrorCode, operation: string, message: string) {
    super(`${operation}: ${message}`);
    this.code = code;
    this.operation = operation;
  }
}

/** A machine file that cannot be read: what is wrong, and at which byte. */
export class FormatError extends EngineError {
  /** The name of its class. */
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
