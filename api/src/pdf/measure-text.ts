import { openPdf, type PdfDocument } from './draw-pdf';

let measuring: PdfDocument | undefined;

/** The width of a line at the font size 1, in the unit of the size. */
export function widthOfText(text: string, isBold: boolean): number {
  measuring ??= openPdf({ autoFirstPage: false });
  return measuring
    .font(isBold ? 'bold' : 'regular')
    .fontSize(1)
    .widthOfString(text);
}

/** `widthOfText` that measures each word once, for a layout that tries many sizes. */
export function wordWidths(): typeof widthOfText {
  const known = new Map<string, number>();
  return (text, isBold) => {
    const key = `${isBold ? 'b' : 'r'}${text}`;
    const width = known.get(key) ?? widthOfText(text, isBold);
    known.set(key, width);
    return width;
  };
}
