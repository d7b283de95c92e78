import { mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Design, RgbaImage, FormatId } from 'ilmek-engine';
import type { EncodeOptions } from 'ilmek-engine/formats';
import type { Fabric } from 'ilmek-engine/render';
import {
  alikeThreads,
  Command,
  countCommand,
  FORMATS,
  formatOfFileName,
} from 'ilmek-engine/tables';
import { CliError } from './cli-error.ts';

/** A picture of more pixels is refused before it is unpacked: 4 bytes each are held at once. */
const MAX_PIXELS = 100_000_000;
/** The longest file that is read, bytes: a machine file of two million stitches as text. */
const MAX_BYTES = 100 * 2 ** 20;
/** A picture that is decoded for longer is given up, s: a JPEG of many scans takes hours. */
const MAX_SECONDS = 30;

/** In the place of a file's name: the standard input, or the standard output. */
export const STREAM = '-';

const NOT_READ: Record<string, string> = {
  ENOENT: 'is not there',
  EISDIR: 'is a folder: name a file in it',
  EACCES: 'may not be read by this user',
};

/**
 * What is in a file.
 * @param ofFolder what to do where it is a folder, other than to name a file in it
 * @throws CliError that says why it cannot be read
 */
export async function readBytes(path: string, ofFolder = ''): Promise<Buffer> {
  if (path === STREAM) return readStandardInput();
  try {
    const { size } = await stat(path);
    if (size > MAX_BYTES) {
      throw new CliError(`${path} has ${size} bytes; at most ${MAX_BYTES} are read`);
    }
    return await readFile(path);
  } catch (error) {
    if (error instanceof CliError) throw error;
    const reason = NOT_READ[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    const isFolder = (error as NodeJS.ErrnoException).code === 'EISDIR';
    throw new CliError(`${path} ${reason}${isFolder ? ofFolder : ''}`);
  }
}

async function readStandardInput(): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of process.stdin as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size > MAX_BYTES) {
      throw new CliError(`the standard input has more than ${MAX_BYTES} bytes`);
    }
  }
  return Buffer.concat(parts);
}

/**
 * Writes a file, or to the standard output; folders that are not there are made.
 * @param source what the bytes were made from, which is never overwritten
 */
export async function writeBytes(to: string, bytes: Uint8Array, source?: string): Promise<void> {
  if (to === STREAM) {
    await new Promise<void>((resolve, reject) => {
      process.stdout.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
    return;
  }
  if (source !== undefined && (await isSameFile(source, to))) {
    throw new CliError(`${to} is what is read: name another file to write`);
  }
  try {
    await makeFolder(path.dirname(to));
    await writeFile(to, bytes);
  } catch (error) {
    const reason = NOT_WRITTEN[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    throw new CliError(`${to} cannot be written: ${reason}`);
  }
}

/**
 * Makes a folder, and those above it. With `recursive` Node never comes back from a place that takes no
 * folder though it is there, as below /proc.
 */
async function makeFolder(folder: string): Promise<void> {
  const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (codeOf(error) !== 'ENOENT' || path.dirname(folder) === folder) throw error;
    await makeFolder(path.dirname(folder));
    // Made beside this by another command is as good.
    await mkdir(folder).catch((again: unknown) => {
      if (codeOf(again) !== 'EEXIST') throw again;
    });
  }
}

const NOT_WRITTEN: Record<string, string> = {
  ENOENT: 'its folder cannot be made',
  EEXIST: 'a file has the name of its folder',
  ENOTDIR: 'a file has the name of its folder',
  EISDIR: 'a folder has its name',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

/** Whether two names are those of one file, links followed. */
async function isSameFile(a: string, b: string): Promise<boolean> {
  const real = (file: string) => realpath(file).catch(() => path.resolve(file));
  return a !== STREAM && (await real(a)) === (await real(b));
}

/**
 * Reads a PNG, JPEG, WebP or GIF (its first frame) as upright RGBA pixels.
 * @throws CliError when the file is not such a picture, or is damaged
 */
export async function readPicture(path: string, bytes: Buffer): Promise<RgbaImage> {
  if (bytes.length === 0) throw new CliError(`${path} is empty`);
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' });
    // Its header alone is read here.
    const header = sharp(bytes, { limitInputPixels: false });
    const { format, width, height } = await header.metadata();
    if (width * height > MAX_PIXELS) {
      throw new CliError(
        `${path} has ${width} × ${height} pixels, too many to read: make it smaller, 4000 a side are plenty`,
      );
    }
    if (!['png', 'jpeg', 'webp', 'gif'].includes(format)) {
      const next = format === 'heif' ? ': save it as JPEG in a photo viewer' : '';
      throw new CliError(`${path} is ${format}; wanted PNG, JPEG, WebP or GIF${next}`);
    }
    const { data, info } = await picture
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  } catch (error) {
    if (error instanceof CliError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(
      `${path} cannot be read as a picture, it may be damaged: open it in a picture program and save it anew (${reason.replace(/\s*:?\s*$/, '')})`,
    );
  }
}

/** A name that ends in a slash is a folder's. @throws CliError */
function checkNoFolder(path: string, extension: string): void {
  if (!/[/\\]$/.test(path)) return;
  throw new CliError(`${path} is a folder: name a file in it, as ${path}design${extension}`);
}

/** A worksheet is a PDF, whatever its design was. */
export function checkWorksheetName(path: string): void {
  checkNoFolder(path, '.pdf');
  if (!/\.pdf$/i.test(path)) throw new CliError(`a worksheet is written as .pdf, not ${path}`);
}

/**
 * The format that a file's ending names, for writing.
 * @param format in its place, by its name, for the standard output
 */
export function writableFormat(path: string, format?: string): FormatId {
  if (path === STREAM && format === undefined) {
    throw new CliError('the standard output wants --format NAME');
  }
  checkNoFolder(path, '.dst');
  const id = path === STREAM ? formatOfFileName(`.${format}`) : formatOfFileName(path);
  const known = Object.values(FORMATS).filter((f) => f.canWrite);
  if (!id || !FORMATS[id].canWrite) {
    throw new CliError(
      `cannot write ${path === STREAM ? format : path}: endings are ${known.map((f) => f.extension).join(', ')}`,
    );
  }
  return id;
}

/** How machine files are written. */
export interface WriteOptions extends Partial<EncodeOptions> {
  /** Of the standard output. */
  format?: string | undefined;
  /** What the design was made from, which is never overwritten. */
  source?: string | undefined;
}

export async function writeMachineFile(
  path: string,
  design: Design,
  { format, source, ...options }: WriteOptions = {},
): Promise<void> {
  const { encode } = await import('ilmek-engine/formats');
  const written = writableFormat(path, format);
  await writeBytes(path, encode(design, written, options), source);
  const alike = alikeThreads(design.threads, written);
  for (const group of alike?.groups ?? []) {
    const names = group.map(({ hex, name }) => `${name} (${hex})`).join(', ');
    process.stderr.write(`ilmek: ${path} has one number of ${alike!.chart}'s for ${names}\n`);
  }
}

/** A machine file as what it holds; a line says so where its name's ending is another format's. */
export async function readMachineFile(path: string): Promise<Design> {
  const { cutShortWords, decodeFile } = await import('ilmek-engine/formats');
  const bytes = await readBytes(path);
  if (bytes.length === 0) throw new CliError(`${path} is empty: copy it again`);
  const { design, format } = decodeFile(path, bytes);
  if (countCommand(design, Command.Stitch) === 0) {
    throw new CliError(`${path} has no stitch: nothing in it was read as one`);
  }
  const named = formatOfFileName(path);
  if (named && named !== format) {
    process.stderr.write(`ilmek: ${path} holds ${FORMATS[format].name} and was read as that\n`);
  }
  if (design.cutShort) process.stderr.write(`ilmek: ${path}: ${cutShortWords(design.cutShort)}\n`);
  return design;
}

/** A picture of a design is a PNG or a JPEG. */
export function checkPictureName(path: string): void {
  checkNoFolder(path, '.png');
  if (!/\.(png|jpe?g)$/i.test(path)) {
    throw new CliError(`a picture is written as .png or .jpg, not ${path}`);
  }
}

/** How a picture of a sewn piece is made. */
export interface PictureWish {
  /** Its scale, where its side is not given. */
  pxPerMm: number;
  /** Its longer side in px. */
  sidePx?: number | undefined;
  fabric?: Fabric | undefined;
  fabricHex?: string | undefined;
  /** What the design was made from, which is never overwritten. */
  source?: string | undefined;
}

/**
 * Above so many pixels a picture has one sample each: with four it would not fit into memory. At so
 * many to a millimetre, too: a thread is four of them wide, and four samples take three times as long.
 */
const MAX_FINE_PIXELS = 16_000_000;
const FINE_PX_PER_MM = 16;

/** Writes a picture of the sewn piece on cloth, or on nothing, as PNG or JPEG by the file's ending. */
export async function writeRendering(
  path: string,
  design: Design,
  { pxPerMm, sidePx, source, ...cloth }: PictureWish,
): Promise<void> {
  checkPictureName(path);
  const isPng = /\.png$/i.test(path);
  if (!isPng && cloth.fabric === 'none') throw new CliError('a clear ground wants a .png');
  const { artworkPlace, renderDesign } = await import('ilmek-engine/render');
  const place = sidePx === undefined ? { pxPerMm } : artworkPlace(design, sidePx);
  const isFine = (sidePx ?? 0) ** 2 > MAX_FINE_PIXELS || place.pxPerMm >= FINE_PX_PER_MM;
  const samples = isFine ? 1 : 2;
  const picture = renderDesign(design, { ...cloth, ...place, samples });
  const { width, height } = picture;
  const { default: sharp } = await import('sharp');
  const drawn = sharp(picture.data, { raw: { width, height, channels: 4 } });
  // On cloth nothing is clear: without that channel a PNG is packed in three fifths of the time.
  const pixels = cloth.fabric === 'none' ? drawn : drawn.removeAlpha();
  const file = isPng ? pixels.png() : pixels.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  await writeBytes(path, await file.toBuffer(), source);
}
