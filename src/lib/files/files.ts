/** Largest picture that may be uploaded, in bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** What `checkUpload` reads of a `File`. */
export interface UploadCandidate {
  /** MIME type as the browser guesses it from the name; '' where it knows none. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

export type UploadFault = 'type' | 'size' | 'empty';

/**
 * The rules that need no look inside the file.
 * @param anyType whatever the chooser lets through may be tried
 * @returns the first rule that is broken, or `undefined` where all are kept.
 */
export function checkUpload(file: UploadCandidate, anyType = false): UploadFault | undefined {
  if (!anyType && !file.type.startsWith('image/')) return 'type';
  if (file.size > MAX_UPLOAD_BYTES) return 'size';
  if (file.size === 0) return 'empty';
  return undefined;
}

/** What `firstFile` reads of a `DataTransfer`: a drop or a paste. */
export interface Transfer {
  readonly files: ArrayLike<File>;
}

/**
 * The file that a drop or a paste brings: the first picture, or else the first
 * file, so that the reader learns why it is refused.
 */
export function firstFile(transfer: Transfer | null): File | undefined {
  const files = Array.from(transfer?.files ?? []);
  return files.find((file) => file.type.startsWith('image/')) ?? files[0];
}

/** A file's name without its last ending: 'red.panda.jpg' → 'red.panda'. */
export function baseName(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}
