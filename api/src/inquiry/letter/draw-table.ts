import { millimetres, type PdfDocument } from '../../pdf/draw-pdf';
import type { LetterRow, LetterTable } from './letter';
import { ensureRoom, muted, pageMargin, small, textWidth } from './letter-page';

const gap = millimetres(3);

/** A column in points. */
interface Column {
  readonly label: string;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** The table of lines; its head stands on each page that it reaches. */
export function drawTable(document: PdfDocument, { columns: given, rows }: LetterTable): void {
  const fixed = given.reduce((sum, { width }) => sum + millimetres(width ?? 0), 0);
  const rest = textWidth - fixed - gap * (given.length - 1);
  const columns = given.map(({ label, width, align }) => ({
    label,
    align,
    width: width === null ? rest : millimetres(width),
  }));
  drawTableHead(document, columns);
  for (const row of rows) drawRow(document, columns, row);
}

function drawTableHead(document: PdfDocument, columns: readonly Column[]): void {
  document.font('bold').fontSize(9).fillColor('black');
  drawCells(
    document,
    columns,
    columns.map(({ label }) => label),
  );
  drawRule(document, '#000000');
}

/** Details stand below the name and reach the right margin. */
function drawRow(
  document: PdfDocument,
  columns: readonly Column[],
  { cells, details }: LetterRow,
): void {
  document.font('regular').fontSize(9.5);
  const heights = columns.map(({ width }, place) =>
    document.heightOfString(cells[place] ?? '', { width }),
  );
  const indent = (columns[0]?.width ?? 0) + gap;
  const width = textWidth - indent;
  const text = details.join('\n');
  document.fontSize(small);
  const detailHeight = text === '' ? 0 : document.heightOfString(text, { width });
  if (ensureRoom(document, Math.max(...heights) + detailHeight + millimetres(4)))
    drawTableHead(document, columns);
  document.font('regular').fontSize(9.5).fillColor('black');
  drawCells(document, columns, cells);
  if (text !== '') {
    document.fontSize(small).fillColor(muted);
    document.text(text, pageMargin + indent, document.y, { width }).fillColor('black');
  }
  drawRule(document, '#cccccc');
}

/** Leaves the place below the highest cell. */
function drawCells(
  document: PdfDocument,
  columns: readonly Column[],
  cells: readonly string[],
): void {
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
