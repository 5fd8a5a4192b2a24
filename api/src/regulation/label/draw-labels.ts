import { ghsPictogramShapes } from 'contract/pictograms';
import { a4, type LabelFormat, type LabelItem, labelSheets } from 'contract/regulation';
import { drawPdf, millimetres, type PdfDocument } from '../../pdf/draw-pdf';
import { drawShapes } from '../../pdf/draw-shapes';

declare module '../../pdf/document-messages' {
  interface Documents {
    readonly labels: { readonly contents: LabelPrint; readonly drawn: Uint8Array };
  }
}

export interface LabelPrint {
  readonly items: readonly LabelItem[];
  readonly format: LabelFormat;
  readonly copies: number;
  readonly language: string;
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
}

/** The upper left corner of a label, in millimetres. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

/** A PDF with copies of one label. */
export function drawLabels({ items, format, copies, ...head }: LabelPrint): Promise<Buffer> {
  const page = format.kind === 'sheet' ? a4 : format;
  const pages = pagesOf(format, copies);
  const size = [millimetres(page.width), millimetres(page.height)] as const;
  return drawPdf({ ...head, size, margin: 0 }, (document) => {
    for (const [index, corners] of pages.entries()) {
      if (index > 0) document.addPage();
      for (const corner of corners) drawLabel(document, items, corner);
    }
  });
}

/** Where the labels of each page stand. */
export function pagesOf(format: LabelFormat, copies: number): Corner[][] {
  if (format.kind === 'roll') return Array.from({ length: copies }, () => [{ x: 0, y: 0 }]);
  const places = placesOn(format.sheet);
  const first = format.start - 1;
  const count = Math.ceil((first + copies) / places.length);
  return Array.from({ length: count }, (_, page) => {
    const from = page === 0 ? first : 0;
    return places.slice(from, Math.min(places.length, first + copies - page * places.length));
  });
}

/** The labels of a sheet by rows. The grid stands in the middle. */
function placesOn(name: keyof typeof labelSheets): Corner[] {
  const { width, height, columns, rows } = labelSheets[name];
  const left = (a4.width - columns * width) / 2;
  const top = (a4.height - rows * height) / 2;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * width,
    y: top + Math.floor(index / columns) * height,
  }));
}

function drawLabel(document: PdfDocument, items: readonly LabelItem[], corner: Corner): void {
  for (const item of items) {
    const x = millimetres(corner.x + item.x);
    const y = millimetres(corner.y + item.y);
    if (item.kind === 'pictogram') {
      drawShapes(document, ghsPictogramShapes(item.code), { x, y, size: millimetres(item.box) });
      continue;
    }
    document
      .font(item.isBold ? 'bold' : 'regular')
      .fontSize(millimetres(item.size))
      .fillColor('#000000')
      .text(item.text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  }
}
