import { groupedText, type OfferLine, type PricedLine } from 'contract/inquiry';
import { signalWordIn } from 'contract/regulation';
import { millimetres, type PdfDocument } from '../../pdf/draw-pdf';
import type { Letter } from './letter';
import { ensureRoom, muted, pageMargin, small, textWidth } from './letter-page';
import { leadTimeText, packingText, quantityText } from './trade-words';

const gap = millimetres(3);
const widths = [millimetres(9), 0, millimetres(26), millimetres(32), millimetres(32)];
const rest = textWidth - widths.reduce((sum, width) => sum + width, 0) - gap * (widths.length - 1);
const columns = widths.map((width, place) => ({
  width: width || rest,
  align: place < 2 ? ('left' as const) : ('right' as const),
}));

/** Details stand below the name and reach the right margin. */
const indent = (widths[0] ?? 0) + gap;
const detailWidth = textWidth - indent;

/** The table of lines; its head stands on each page that it reaches. */
export function drawLines(document: PdfDocument, letter: Letter): void {
  const { lines, pricedLines } = letter.sold;
  drawTableHead(document, letter);
  for (const [place, line] of lines.entries()) {
    const priced = pricedLines[place];
    if (priced === undefined) continue;
    const price =
      line.unitPrice === null
        ? ''
        : `${groupedText(line.unitPrice)}${priced.unit === null ? '' : ` / ${priced.unit}`}`;
    const cells = [
      String(place + 1),
      priced.name,
      quantityText(line.quantity, priced.unit) ?? '',
      price,
      priced.total === null ? '' : groupedText(priced.total),
    ];
    drawRow(document, letter, { cells, details: detailsOf(line, priced, letter) });
  }
}

/** Below the name: first what it is, then its hazards, then how it comes. */
function detailsOf(line: OfferLine, priced: PricedLine, letter: Letter): string[] {
  const { words } = letter;
  const rows = [
    [
      priced.casNumber && `CAS ${priced.casNumber}`,
      line.grade && words.grade(line.grade),
      line.asWritten && words.onYourList(line.asWritten),
    ],
    [hazardText(priced, letter), priced.transport],
    [
      packingText(line, priced, words),
      leadTimeText(line.leadTimeDays, words),
      line.discountPercent && words.less(groupedText(line.discountPercent)),
    ],
  ];
  return rows.map((row) => row.filter(Boolean).join(', ')).filter((row) => row !== '');
}

/** `Danger: H225, H319`. */
function hazardText({ hazards }: PricedLine, { sold: { language } }: Letter): string | null {
  if (!hazards) return null;
  const word = signalWordIn(language, hazards.signalWord);
  return [word, hazards.statements.join(', ')].filter(Boolean).join(': ');
}

function drawTableHead(document: PdfDocument, { words: { columns: labels } }: Letter): void {
  document.font('bold').fontSize(9).fillColor('black');
  const { line, product, quantity, unitPrice, total } = labels;
  drawCells(document, [line, product, quantity, unitPrice, total]);
  drawRule(document, '#000000');
}

interface ShownLine {
  readonly cells: readonly string[];
  readonly details: readonly string[];
}

function drawRow(document: PdfDocument, letter: Letter, { cells, details }: ShownLine): void {
  document.font('regular').fontSize(9.5);
  const height = Math.max(
    ...cells.map((cell, place) =>
      document.heightOfString(cell, { width: columns[place]?.width ?? rest }),
    ),
  );
  const text = details.join('\n');
  document.fontSize(small);
  const detailHeight = text === '' ? 0 : document.heightOfString(text, { width: detailWidth });
  if (ensureRoom(document, height + detailHeight + millimetres(4))) drawTableHead(document, letter);
  document.font('regular').fontSize(9.5).fillColor('black');
  drawCells(document, cells);
  if (text !== '') {
    document.fontSize(small).fillColor(muted);
    document.text(text, pageMargin + indent, document.y, { width: detailWidth }).fillColor('black');
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
