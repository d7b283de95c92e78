import { fileStem } from '../lib/files/names.ts';
import type { FormatId } from 'ilmek-engine';
import type { RemoteTool } from '../lib/ai/messages.ts';
import type { ImageType } from '../lib/gallery/image.ts';
import type { MakeRequest, PictureSource } from '../worker/protocol.ts';
import type { Fields, SettingsOf } from './fields.ts';
import type { Message, ToolWords } from './messages.ts';

/** Beside its settings, what a tool makes a design from. */
export interface ToolInput {
  /** There where the tool needs a picture. */
  source?: PictureSource | undefined;
  /** Whether the picture's even ground is sewn, where a person has said so. */
  keepBackground?: boolean | undefined;
  /** Whether the picture is read as ink on paper, where a person has said so. */
  ink?: 'on' | 'off' | undefined;
  /** Whether lines of text too small to be read are sewn, where a person has said so. */
  smallText?: 'sew' | 'leave' | undefined;
  /** Whether the picture's own colours are sewn, in place of a palette's, where a person has said so. */
  ownColors?: boolean | undefined;
  /** For labels in files: the picture's name, or the words. */
  name: string;
}

/** One of the tools: what it offers, what it says, and how it asks the engine. */
export interface Tool<F extends Fields = Fields> {
  id: RemoteTool;
  /** Its page. */
  path: string;
  /** What its designs are in the gallery. */
  type: ImageType;
  /** Where this browser keeps its settings. */
  storageKey: string;
  fields: F;
  words: ToolWords;
  /** Keys of the settings told beside the result. */
  details: readonly string[];
  /** Whether a result stays when another picture is chosen. */
  keepsResult: boolean;
  /** Photographs are sewn in mixed threads: the worker gets ready while settings are chosen. */
  sewsPhotographs?: boolean;
  /** A file's type is not looked at before it is read. */
  takesAnyType?: boolean;
  /** Its link to the gallery. */
  galleryLink: 'none' | 'here' | 'new-tab';
  /** What comes first among the downloads. */
  firstFile: 'artwork' | 'dst';
  /** What happens where the artwork cannot be downloaded. */
  artworkFails: 'stay' | 'open-tab';
  /** Name of the artwork's file. @param now in ms */
  artworkName(now: number): string;
  /** Name of a stitch file. @param now in ms @param label the piece's name */
  stitchesName(format: FormatId, now: number, label: string): string;
  /** Whether these settings want a picture. */
  needsPicture(settings: SettingsOf<F>): boolean;
  /** Why it cannot begin; undefined where it can. */
  missing(settings: SettingsOf<F>, hasPicture: boolean): Message | undefined;
  /** Heads the result, and labels its files. @param pictureName without its ending */
  title(settings: SettingsOf<F>, pictureName: string | undefined): string;
  /** The name of its design in the gallery. */
  galleryName(settings: SettingsOf<F>, when: Date): string;
  /** What the design was made from, in words. */
  describe(settings: SettingsOf<F>): string;
  toRequest(settings: SettingsOf<F>, input: ToolInput): MakeRequest;
}

/** What tools of pictures have in common. */
export const FROM_PICTURE = {
  needsPicture: () => true,
  title: (_: unknown, pictureName: string | undefined) => pictureName ?? '',
} as const satisfies Partial<Tool>;

/** What generators have in common. */
export const GENERATOR = {
  keepsResult: false,
  firstFile: 'artwork',
  artworkFails: 'open-tab',
} as const satisfies Partial<Tool>;

const STITCHES_STEM = 'embroidery-pattern';

/** The converter's DST, whatever its piece is called: the specification names it. */
export const CONVERTER_DST = `${STITCHES_STEM}.dst`;

/** A stitch file called as its piece is. */
export const namedFile = (format: FormatId, label: string): string =>
  `${fileStem(label, STITCHES_STEM)}.${format}`;

/** Names of files. @param stem of the artwork, with its hyphen */
export const fileNames = (stem: string) =>
  ({
    artworkName: (now: number) => `${stem}${now}.jpg`,
    stitchesName: (format: FormatId, _: number, label: string) => namedFile(format, label),
  }) as const satisfies Partial<Tool>;
