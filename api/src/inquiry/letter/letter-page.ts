import { millimetres, type PdfDocument } from '../../pdf/draw-pdf';

export const pageMargin = millimetres(18);
/** Between the margins of A4, which is 210 mm wide. */
export const textWidth = millimetres(210) - 2 * pageMargin;
export const muted = '#555555';
export const small = 8.5;

/** Goes to the next page unless so many points are left on this one. */
export function ensureRoom(document: PdfDocument, height: number): boolean {
  const isRoom = document.y + height <= document.page.height - pageMargin;
  if (!isRoom) document.addPage();
  return !isRoom;
}

interface Footer {
  readonly text: string;
  readonly page: (page: number, count: number) => string;
}

/** The number of each page, below its text. */
export function drawFooters(document: PdfDocument, footer: Footer): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    // Text below the bottom margin would begin another page.
    document.page.margins.bottom = 0;
    const y = document.page.height - pageMargin + millimetres(5);
    document.font('regular').fontSize(small).fillColor(muted);
    document.text(footer.text, pageMargin, y, { width: textWidth, lineBreak: false });
    const number = footer.page(page - start + 1, count);
    document.text(number, pageMargin, y, { width: textWidth, align: 'right' });
  }
}
