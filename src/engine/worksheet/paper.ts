import { PdfFile, num, textString, type Ref } from './pdf/file.ts';
import { PdfFont } from './pdf/font.ts';
import { Pen } from './pdf/pen.ts';
import { FOOT_MM, INK_2, MARGIN_MM, PAPERS, PT, type PaperName } from './look.ts';

/** The font files that a worksheet is set in: each font in its parts, TrueType. */
export interface WorksheetFonts {
  /** For headings. */
  display: readonly Uint8Array[];
  /** For all else. */
  text: readonly Uint8Array[];
  /** For what is to be seen first. */
  bold: readonly Uint8Array[];
}

/** One side of a sheet. */
export interface Page {
  pen: Pen;
  /** Millimetres. */
  width: number;
  height: number;
}

/** What stands in the file's own description. */
export interface PaperInfo {
  title: string;
  /** When it was made; left out where absent, so that the same call gives the same bytes. */
  date?: Date | undefined;
}

/** Sheets of paper with their fonts: what the parts of a worksheet are drawn on. */
export class Paper {
  readonly display: PdfFont;
  readonly text: PdfFont;
  readonly bold: PdfFont;
  readonly size: { readonly width: number; readonly height: number };
  readonly #file = new PdfFile();
  readonly #pages: Page[] = [];
  #xobjects = '';

  constructor(name: PaperName, fonts: WorksheetFonts) {
    this.size = PAPERS[name];
    this.display = new PdfFont(this.#file, 'Piazzolla', fonts.display);
    this.text = new PdfFont(this.#file, 'Rosario', fonts.text);
    this.bold = new PdfFont(this.#file, 'RosarioBold', fonts.bold);
  }

  addPage(landscape = false): Page {
    const { width, height } = this.size;
    const page = landscape
      ? { pen: new Pen(width), width: height, height: width }
      : { pen: new Pen(height), width, height };
    this.#pages.push(page);
    return page;
  }

  /** @param jpeg bytes of a baseline or progressive JPEG in sRGB. */
  addPicture(name: string, jpeg: Uint8Array, width: number, height: number): void {
    const entries =
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}` +
      '/ColorSpace/DeviceRGB/BitsPerComponent 8';
    this.#addXobject(name, this.#file.addStream(entries, jpeg, 'DCTDecode'));
  }

  /** A path in tenths of a millimetre that can be stroked again and again. */
  addForm(name: string, path: string, box: readonly number[]): void {
    const entries = `/Type/XObject/Subtype/Form/Matrix[.1 0 0 .1 0 0]/BBox[${box.map(num).join(' ')}]`;
    this.#addXobject(name, this.#file.addStream(entries, path));
  }

  /** Numbers the pages and writes the file. */
  finish({ title, date }: PaperInfo): Uint8Array<ArrayBuffer> {
    const file = this.#file;
    const fonts = this.display.resources + this.text.resources + this.bold.resources;
    const resources = file.addDictionary(`/Font<<${fonts}>>/XObject<<${this.#xobjects}>>`);
    const tree = file.reserve();
    const kids = this.#pages.map((page, i) => {
      this.#foot(page, i + 1);
      const content = file.addStream('', page.pen.content);
      return file.addDictionary(
        `/Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${points(page.width)} ${points(page.height)}]` +
          `/Resources ${resources} 0 R/Contents ${content} 0 R`,
      );
    });
    const refs = kids.map((ref) => `${ref} 0 R`).join(' ');
    file.setDictionary(tree, `/Type/Pages/Kids[${refs}]/Count ${kids.length}`);
    // Printed without scaling unless a person asks for it: the template must keep its size.
    const root = file.addDictionary(
      `/Type/Catalog/Pages ${tree} 0 R/Lang(en)` +
        '/ViewerPreferences<</DisplayDocTitle true/PrintScaling/None>>',
    );
    const made = date ? `/CreationDate(${pdfDate(date)})` : '';
    const info = file.addDictionary(`/Title${textString(title)}/Producer(Ilmek)${made}`);
    return file.finish(root, info);
  }

  #addXobject(name: string, ref: Ref): void {
    this.#xobjects += `/${name} ${ref} 0 R`;
  }

  #foot({ pen, width, height }: Page, number: number): void {
    const style = { font: this.text, pt: PT.small, hex: INK_2 };
    pen.text('Made with Ilmek', [MARGIN_MM, height - FOOT_MM], style);
    const place = `${number} of ${this.#pages.length}`;
    pen.text(place, [width - MARGIN_MM, height - FOOT_MM], { ...style, align: 'right' });
  }
}

const points = (mm: number): string => num((mm * 72) / 25.4);

/** 'D:20240229134500Z' (ISO 32000-1, 7.9.4). */
function pdfDate(date: Date): string {
  return `D:${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
}
