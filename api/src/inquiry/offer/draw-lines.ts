import { groupedText } from 'contract/inquiry';
import { millimetres, type PdfDocument } from '../../pdf/draw-pdf';
import { ensureRoom, muted, pageMargin, small, textWidth } from './offer-page';
import { leadTimeText, packingText, quantityText } from './offer-words';
import type { OfferRecord } from './prepare-offers';

const gap = millimetres(3);
const widths = [millimetres(8), 0, millimetres(26), millimetres(30), millimetres(32)];
const rest = textWidth - widths.reduce((sum, width) => sum + width, 0) - gap * (widths.length - 1);

interface Column {
  readonly label: string;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const columns: readonly Column[] = ['No.', 'Product', 'Quantity', 'Unit price', 'Total'].map(
  (label, place) => ({
    label,
    width: widths[place] || rest,
    align: place < 2 ? 'left' : 'right',
  }),
);

/** The table of lines; its head stands on each page that it reaches. */
export function drawLines(
  document: PdfDocument,
  { lines, pricedLines }: Pick<OfferRecord, 'lines' | 'pricedLines'>,
): void {
  drawHead(document);
  for (const [place, line] of lines.entries()) {
    const priced = pricedLines[place];
    if (priced === undefined) continue;
    const price =
      line.unitPrice === null
        ? ''
        : `${groupedText(line.unitPrice)}${priced.unit === null ? '' : ` / ${priced.unit}`}`;
    const details = [
      priced.casNumber === null ? null : `CAS ${priced.casNumber}`,
      line.grade === null ? null : `Grade ${line.grade}`,
      line.discountPercent ? `less ${groupedText(line.discountPercent)} %` : null,
      priced.transport ?? null,
      packingText(line, priced),
      leadTimeText(line.leadTimeDays),
      line.asWritten ? `on your list: ${line.asWritten}` : null,
    ].filter((detail) => detail !== null);
    drawRow(document, {
      cells: [
        String(place + 1),
        priced.name,
        quantityText(line.quantity, priced.unit) ?? '',
        price,
        priced.total === null ? '' : groupedText(priced.total),
      ],
      details: details.join(', '),
    });
  }
}

function drawHead(document: PdfDocument): void {
  document.font('bold').fontSize(9).fillColor('black');
  drawCells(
    document,
    columns.map(({ label }) => label),
  );
  drawRule(document, '#000000');
}

interface ShownLine {
  readonly cells: readonly string[];
  readonly details: string;
}

function drawRow(document: PdfDocument, { cells, details }: ShownLine): void {
  const product = columns[1]?.width ?? rest;
  document.font('regular').fontSize(9.5);
  const height = Math.max(
    ...cells.map((cell, place) =>
      document.heightOfString(cell, { width: columns[place]?.width ?? rest }),
    ),
  );
  document.fontSize(small);
  const detailHeight = details === '' ? 0 : document.heightOfString(details, { width: product });
  if (ensureRoom(document, height + detailHeight + millimetres(4))) drawHead(document);
  document.font('regular').fontSize(9.5).fillColor('black');
  drawCells(document, cells);
  if (details !== '') {
    const x = pageMargin + (columns[0]?.width ?? 0) + gap;
    document.fontSize(small).fillColor(muted);
    document.text(details, x, document.y, { width: product }).fillColor('black');
  }
  drawRule(document, '#cccccc');
}

/** Leaves the place below the highest cell. */
function drawCells(document: PdfDocument, cells: readonly string[]): void {
  const { y } = document;
  let x = pageMargin;
  let bottom = y;
  for (const [place, { width, align }] of columns.entries()) {
    document.text(cells[place] ?? '', x, y, { width, align });
    bottom = Math.max(bottom, document.y);
    x += width + gap;
  }
  document.y = bottom;
}

function drawRule(document: PdfDocument, color: string): void {
  const y = document.y + millimetres(1);
  document.lineWidth(0.5).strokeColor(color);
  document
    .moveTo(pageMargin, y)
    .lineTo(pageMargin + textWidth, y)
    .stroke();
  document.x = pageMargin;
  document.y = y + millimetres(1.5);
}
