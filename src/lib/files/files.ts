/** Largest picture that may be uploaded, in bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** What `checkUpload` reads of a `File`. */
export interface UploadCandidate {
  /** MIME type as the browser guesses it from the name; '' where it knows none. */
  readonly type: string;
  readonly name?: string;
  /** In bytes. */
  readonly size: number;
}

export type UploadFault = 'type' | 'size' | 'empty';

/** HEIC photographs by their names: outside of Apple's systems most browsers give them no type. */
const HEIC_NAME = /\.hei[cf]s?$/i;

/** Whether a file is a picture by its type or its name. */
const isNamedPicture = ({ type, name = '' }: Pick<UploadCandidate, 'type' | 'name'>): boolean =>
  type.startsWith('image/') || HEIC_NAME.test(name);

/** A file of boxes says its kind behind the first box's length, in so many bytes. */
const BRAND_END = 12;

/** Whether a file is a HEIC photograph, whatever type and name it comes with. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = await file.slice(0, BRAND_END).text();
  return /ftyp(hei[cfsmx]|hev[cx]|mif1|msf1)/.test(head);
}

/**
 * The rules that need no look inside the file.
 * @param anyType whatever the chooser lets through may be tried
 * @returns the first rule that is broken, or `undefined` where all are kept.
 */
export function checkUpload(file: UploadCandidate, anyType = false): UploadFault | undefined {
  if (!anyType && !isNamedPicture(file)) return 'type';
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
  return files.find(isNamedPicture) ?? files[0];
}

/** A file's name without its last ending: 'red.panda.jpg' → 'red.panda'. */
export function baseName(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}
