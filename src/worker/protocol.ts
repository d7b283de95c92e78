import type {
  Progress,
  Design,
  Mm,
  FormatId,
  DigitizeOptions,
  KeepBackground,
  RgbaImage,
  SewnSize,
} from 'ilmek-engine';
import type { PromptOptions, PromptPlan } from 'ilmek-engine/compose';
import type { UnderstoodPlan } from '../lib/prompt-edits/prompt-edits.ts';
import type {
  Part,
  PicturePlacing,
  SubjectMark,
  SubjectMask,
  SubjectPrior,
} from 'ilmek-engine/digitize';
import type { DesignCounts, DesignReport, Hoop, Problem } from 'ilmek-engine/inspect';
import type { PixelBox } from 'ilmek-engine/render';
import type { LetteringOptions } from 'ilmek-engine/lettering';
import type { MonogramOptions } from 'ilmek-engine/monogram';
import type { Lettering, Piece, PieceObject, PieceShape, SetLettering } from 'ilmek-engine/piece';
import type { RenderBounds, RenderedImage, RenderOptions, Rows } from 'ilmek-engine/render';
import type { TattooOptions } from 'ilmek-engine/tattoo';
import type { WorksheetOptions } from 'ilmek-engine/worksheet';
import type { FoundAgain } from '../lib/editor/found-again.ts';
import type { ArtworkWish } from '../lib/pictures/artwork-wish.ts';
import type { PixelSize } from '../lib/pictures/fit.ts';
import type { Side } from '../lib/pictures/missing-part.ts';
import type { SewingOrder } from '../tools/choices.ts';
import type { JobErrorCode } from './errors.ts';

/*
 * What the page and the worker say to each other. Each request carries an id;
 * the worker answers it with at most one `plan` (the picture in its threads, flat), any
 * number of `progress`, `frame` (the piece so far, on nothing) and `band`, at most one `own` and one `done`
 * or `failed`.
 */

/**
 * A file as chosen, or a drawing: its text, and how it looks, which only the page can draw. Bars
 * around a photograph are cut unless it is to be `whole`. What was `read` of it is not read again.
 */
export type PictureSource =
  | { kind: 'file'; file: Blob; whole?: boolean; read?: ReadPicture }
  | { kind: 'bitmap'; bitmap: ImageBitmap; svg: string };

/** A picture as the engine reads it: upright, without bars, of bounded size. */
export interface ReadPicture {
  image: RgbaImage;
  /** The same as a file, to be shown. */
  shown: Blob;
  /** At which side a JPEG lacks its data. */
  missing?: Side | undefined;
}

/** What of a picture is sewn. Places are px of the picture as it was opened for this. */
export interface CutOut {
  placing: PicturePlacing;
  /** Of it nothing but the subject, as far as these tell; all of it without. */
  marks?: readonly SubjectMark[] | undefined;
  /** What a network takes for the subject of that part, where it has been asked. */
  prior?: SubjectPrior | undefined;
}

/** A picture opened to be cut out. */
export interface OpenedPicture {
  /** Upright, a copy of bounded size. */
  picture: ImageBitmap;
  /** The part between bars of black or white, where it is a photograph that has such. */
  inside: Part | undefined;
}

/** The engine's options, with the size as a person chooses it: that of what is sewn. */
type Sized<T> = T & { sewn: SewnSize };

export type PictureOptions = Sized<Omit<DigitizeOptions, 'widthMm'>>;

/** Of a picture with something drawn around it. */
export interface PromptPictureOptions extends PromptOptions {
  /** The most threads that the picture is divided into. */
  colors: number;
  keepBackground: KeepBackground;
}

/** A chosen file as it may be shown and sewn: its pixels, small and still, or a drawing for the page to draw. */
export type CheckedPicture =
  | { kind: 'pixels'; read: ReadPicture }
  | { kind: 'drawing'; svg: string };

/** What a design is made from, and how. */
export type MakeRequest =
  | {
      kind: 'picture';
      source: PictureSource;
      options: PictureOptions;
      /** How the machine wants its order; by colours where absent. */
      order?: SewingOrder;
    }
  | { kind: 'lettering'; options: Sized<LetteringOptions> }
  | { kind: 'monogram'; options: Sized<MonogramOptions> }
  | { kind: 'prompt'; prompt: string; edits: string; options: Sized<PromptOptions> }
  | {
      kind: 'prompt-picture';
      source: PictureSource;
      prompt: string;
      edits: string;
      options: Sized<PromptPictureOptions>;
    }
  | { kind: 'tattoo'; source: PictureSource; options: Sized<TattooOptions> }
  | { kind: 'tattoo-prompt'; prompt: string; edits: string; options: Sized<TattooOptions> };

/** What was made. The design comes along so that files can be written from it later. */
export interface MakeResult {
  design: Design;
  report: DesignReport;
  /** The sewn piece on its fabric, covering the same area as the original. */
  preview: Blob;
  previewSize: PixelSize;
  /** The same with cloth on all sides, as it is shown. */
  framed: Framed;
  /** Of the artwork, should it be drawn as usual. */
  artworkSize: PixelSize;
  /** The picture as it was read: first frame, upright. There where a picture was. */
  original?: Blob | undefined;
  /** What was understood of a prompt. */
  plan?: PromptPlan | undefined;
}

/** The sewn piece on its fabric, which it touches no edge of. */
export interface Framed {
  picture: Blob;
  size: PixelSize;
  /** Where its original lies in it. */
  page: PixelBox;
  /** The same fabric before anything was sewn: what is around its original, and shows through it. */
  ground?: Blob | undefined;
}

/** The sewn piece as it is handed out. */
export interface Artwork {
  file: Blob;
  size: PixelSize;
}

/** A part of a piece at once, or as it is looked at: rows close to each other then show no stripes. */
type ViewQuality = 'quick' | 'fine';

/** What is looked at of a piece. */
export interface PieceView {
  /** On its page. */
  bounds: RenderBounds;
  pxPerMm: number;
  quality: ViewQuality;
  /** Pixels of the picture for one of the screen: the shadow is as long there from near and afar. */
  pxPerScreenPx: number;
}

/**
 * How much of a design a preview shows: its drawing, flat, which is there at once; the sewn piece,
 * small; the sewn piece as large as it is shown.
 */
export type PreviewQuality = 'sketch' | 'quick' | 'fine';

/** How a design would look, made while its options are still being chosen. */
export interface Preview {
  /** The piece, on nothing. */
  picture: ImageBitmap;
  /** Of the sewn piece; absent in a sketch, which is not sewn yet. */
  sewn?: { stitches: number; widthMm: Mm; heightMm: Mm };
  /** There where words are too small to be read: the least longer side at which they can. */
  readableFromMm?: Mm | undefined;
}

/** A file opened as a piece. */
export interface OpenedPiece {
  piece: Piece;
  /** What of the file could not be taken along, in sentences for people. */
  notes: readonly string[];
  /** Of the piece as it is sewn now. */
  stitches: number;
  /** Of what is sewn. */
  size: { widthMm: number; heightMm: number };
  /** A small picture of it, sewn. */
  preview: Blob;
}

/**
 * What a piece is made of: a design; any file that can be one, whose name tells its kind; or what a
 * tool makes, and a drawing of the motifs.
 */
export type PieceSource =
  | { kind: 'design'; design: Design }
  | { kind: 'make'; make: MakeRequest }
  | { kind: 'motif'; id: string; sewn: SewnSize }
  /** Of a machine file objects are looked for, unless it is to stay `asStitched`, or they would be sewn much worse. */
  | { kind: 'file'; bytes: Uint8Array<ArrayBuffer>; name: string; asStitched?: boolean };

/** A text that a piece is to have. */
export interface LetteringWish {
  set: SetLettering;
  /** Of its capitals, or of all that is sewn of it. */
  size: { heightMm: Mm } | { widthMm: Mm };
}

/** A text as it was drawn. */
export interface DrawnLettering {
  lettering: Lettering;
  shapes: readonly PieceShape[];
}

/** A motif that was looked for. */
export interface FoundMotif {
  /** Set and name: 'fluent:rose'. */
  id: string;
  /** In English. */
  name: string;
}

/** A piece before it is sewn. */
export interface BegunPiece {
  piece: Piece;
  /** What was left out or changed, in sentences for people. */
  notes: readonly string[];
  /** Where it is made of stitches. */
  found?: FoundAgain | undefined;
}

/**
 * A piece by the numbers of its objects, so that only those cross which the worker does not know
 * yet: it sews only these again.
 */
export interface NumberedPiece {
  sheet: Omit<Piece, 'objects'>;
  /** Its objects' numbers in sewing order. */
  order: readonly number[];
  fresh: readonly (readonly [number, PieceObject])[];
}

/** A sewn piece, its places in millimetres of the piece's page. Its stitches stay with the worker. */
export interface SewnPiece {
  counts: DesignCounts;
  /** Where a place of the design lies on the piece's page: so much to the right and below. */
  shift: { x: Mm; y: Mm };
  /** The part of the page that looks different now; undefined where nothing does. */
  changed: RenderBounds | undefined;
  /** Whether these are the stitches that it was made with. */
  asMade: boolean;
}

/** The stitches of objects that an edit has changed, by themselves, before all of it is sewn. */
export interface OwnStitches {
  /** Of the objects. */
  ids: readonly string[];
  /** On nothing. */
  picture: RgbaImage;
  /** On the piece's page. */
  bounds: RenderBounds;
}

/** Some rows of a picture. */
export interface DrawnBand {
  part: RenderedImage;
  rows: Rows;
}

/** What a worksheet tells besides. */
export type SheetOptions = Partial<Omit<WorksheetOptions, 'title'>>;

export type Request =
  | { type: 'make'; make: MakeRequest }
  /** Loads what designs from pictures need, or what draws rows. */
  | { type: 'prepare'; part: 'picture' | 'rows' }
  /** Gets ready to sew photographs, while nothing else is asked for. */
  | { type: 'warm-up' }
  | { type: 'check'; file: Blob }
  /** Opens a picture to be cut out, in a worker of its own, of which the next three ask. */
  | { type: 'open'; source: PictureSource }
  | { type: 'subject'; cutOut: CutOut }
  | { type: 'subject-view'; placing: PicturePlacing }
  | { type: 'cut-out'; cutOut: CutOut }
  /** Asks the network, in a worker that ends with its answer: it takes much memory. */
  | { type: 'likely-subject'; view: RgbaImage }
  | { type: 'preview'; make: MakeRequest; quality: PreviewQuality }
  | { type: 'understand'; prompt: string; besidePicture: boolean }
  | { type: 'draw'; design: Design; wish: ArtworkWish }
  /** Bands of a picture, one below the other, each told as soon as it is drawn: for another worker. */
  | { type: 'rows'; design: Design; options: Partial<RenderOptions>; bands: readonly Rows[] }
  | { type: 'encode'; design: Design; format: FormatId }
  /** To go on in Inkscape with Ink/Stitch: an SVG document. */
  | { type: 'working-file'; design: Design }
  /** Any file that can be a piece; its name tells its kind. */
  | { type: 'open-piece'; bytes: Uint8Array<ArrayBuffer>; name: string }
  | { type: 'write-piece'; piece: Piece }
  | { type: 'read'; bytes: Uint8Array<ArrayBuffer>; format: FormatId }
  | { type: 'begin-piece'; source: PieceSource }
  /** Motifs whose names or keywords have some words. */
  | { type: 'find-motifs'; words: string }
  /** A text as shapes of a piece. */
  | { type: 'draw-lettering'; wish: LetteringWish }
  /** @param made its stitches, where they are known: nothing is sewn then */
  | { type: 'sew-piece'; piece: NumberedPiece; made?: Design | undefined }
  /** What of the piece that was sewn last would sew badly; the next sewing ends the search. */
  | { type: 'check-piece'; hoop?: Hoop | undefined }
  /** Gets ready for the first edits, while nothing else is asked for; the next sewing ends it. */
  | { type: 'warm-piece' }
  /** The design of the piece that was sewn last. */
  | { type: 'piece-design' }
  /** A part of the piece that was sewn last, on nothing but its shadow. */
  | ({ type: 'view-piece' } & PieceView)
  /** A small picture of it, for lists. */
  | { type: 'picture-piece' }
  /** Its figures: size, stitches, threads, time. */
  | { type: 'inspect'; design: Design }
  | { type: 'worksheet'; design: Design; title: string; options?: SheetOptions | undefined };

/** What each type of request is answered with. */
export interface Results {
  make: MakeResult;
  prepare: undefined;
  'warm-up': undefined;
  check: CheckedPicture;
  open: OpenedPicture;
  /** Of the part that is kept. */
  subject: SubjectMask;
  /** As the network looks at it. */
  'subject-view': RgbaImage;
  /** A PNG. */
  'cut-out': Blob;
  'likely-subject': SubjectPrior;
  preview: Preview;
  understand: UnderstoodPlan;
  draw: Artwork;
  rows: undefined;
  encode: Uint8Array<ArrayBuffer>;
  'working-file': Uint8Array<ArrayBuffer>;
  'open-piece': OpenedPiece;
  'write-piece': Uint8Array<ArrayBuffer>;
  read: Design;
  'begin-piece': BegunPiece;
  'find-motifs': readonly FoundMotif[];
  'draw-lettering': DrawnLettering;
  'sew-piece': SewnPiece;
  'check-piece': readonly Problem[];
  'warm-piece': undefined;
  'piece-design': Design;
  'view-piece': ImageBitmap;
  'picture-piece': Blob;
  inspect: DesignReport;
  worksheet: Uint8Array<ArrayBuffer>;
}

/** From the page to the worker. */
export interface Envelope {
  id: number;
  request: Request;
}

/** From the worker to the page. */
export type Reply =
  | { type: 'progress'; id: number; progress: Progress }
  | { type: 'plan'; id: number; plan: ImageBitmap }
  | { type: 'frame'; id: number; frame: ImageBitmap }
  | { type: 'own'; id: number; own: OwnStitches }
  | { type: 'band'; id: number; band: DrawnBand }
  | { type: 'done'; id: number; result: Results[keyof Results] }
  | { type: 'failed'; id: number; code: JobErrorCode; message: string };
