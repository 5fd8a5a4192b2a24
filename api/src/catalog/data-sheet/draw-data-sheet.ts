import { utcDateText } from 'contract';
import type { DataSheet, DataSheetPart, DataSheetSection } from 'contract/catalog';
import { ghsPictogramShapes, transportLabelPicture } from 'contract/pictograms';
import { drawPdf, millimetres, type PdfDocument } from '../../pdf/draw-pdf';
import { drawShapes } from '../../pdf/draw-shapes';
import { drawStructure } from '../../pdf/draw-structure';

const margin = millimetres(16);
const colors = { text: '#1d172b', muted: '#574f6b', line: '#d9d2e6' } as const;
/** Points. */
const body = 9;
const labelColumn = millimetres(42);
const pictureSize = { width: millimetres(58), height: millimetres(46) };
const pictogram = millimetres(17);

declare module '../../pdf/document-messages' {
  interface Documents {
    readonly dataSheet: { readonly contents: DataSheet; readonly drawn: Uint8Array };
  }
}

/** The data sheet of a chemical, A4. */
export async function drawDataSheet(sheet: DataSheet): Promise<Uint8Array> {
  const { title, company, updatedAt } = sheet;
  const head = {
    title,
    language: sheet.language,
    size: 'A4',
    margin,
    author: company[0] ?? title,
    createdAt: new Date(updatedAt),
  };
  return drawPdf(head, (document) => {
    drawHead(document, sheet);
    for (const section of sheet.sections) drawSection(document, section);
    drawFeet(document, sheet);
  });
}

function widthOf({ page }: PdfDocument): number {
  return page.width - 2 * margin;
}

function drawHead(document: PdfDocument, { title, synonyms, company, picture }: DataSheet): void {
  const width = widthOf(document) - (picture === null ? 0 : pictureSize.width + margin / 2);
  const top = document.y;
  document.fontSize(body).fillColor(colors.muted);
  for (const [index, line] of company.entries()) {
    document.font(index === 0 ? 'bold' : 'regular').text(line, { width });
  }
  document.moveDown(1.2).font('bold').fontSize(20).fillColor(colors.text).text(title, { width });
  if (synonyms.length > 0) {
    const names = synonyms.join('; ');
    document
      .moveDown(0.3)
      .font('regular')
      .fontSize(body)
      .fillColor(colors.muted)
      .text(names, { width });
  }
  const { y } = document;
  if (picture === null) return;
  drawStructure(document, picture, {
    ...pictureSize,
    x: document.page.width - margin - pictureSize.width,
    y: top,
  });
  document.x = margin;
  document.y = Math.max(y, top + pictureSize.height);
}

function drawSection(document: PdfDocument, { title, parts }: DataSheetSection): void {
  keepTogether(document, 60);
  document.moveDown(0.9);
  const { y } = document;
  document
    .moveTo(margin, y)
    .lineTo(margin + widthOf(document), y)
    .lineWidth(0.6)
    .stroke(colors.line);
  document.y = y + 6;
  document.font('bold').fontSize(12).fillColor(colors.text).text(title, margin);
  document.moveDown(0.3);
  for (const part of parts) drawPart(document, part);
}

function drawPart(document: PdfDocument, part: DataSheetPart): void {
  switch (part.kind) {
    case 'facts':
      for (const fact of part.facts) drawFact(document, fact);
      return;
    case 'text':
      document.font('regular').fontSize(body).fillColor(colors.text).text(part.text, margin);
      return;
    case 'heading':
      keepTogether(document, 36);
      document
        .moveDown(0.3)
        .font('bold')
        .fontSize(body)
        .fillColor(colors.text)
        .text(part.text, margin);
      return;
    case 'pictograms':
      drawRow(document, part.codes.length, (index, square) => {
        const code = part.codes[index];
        if (code !== undefined) drawShapes(document, ghsPictogramShapes(code), square);
      });
      return;
    case 'labels':
      drawRow(document, part.labels.length, (index, square) => {
        drawTransportLabel(document, part.labels[index] ?? '', square);
      });
      return;
    case 'source':
      document
        .moveDown(0.3)
        .font('regular')
        .fontSize(7.5)
        .fillColor(colors.muted)
        .text(part.text, margin);
      return;
    default:
      part satisfies never;
  }
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A row of pictures. */
function drawRow(
  document: PdfDocument,
  count: number,
  draw: (index: number, square: Square) => void,
): void {
  keepTogether(document, pictogram + 12);
  const y = document.y + 2;
  for (let index = 0; index < count; index += 1) {
    draw(index, { x: margin + index * (pictogram + 6), y, size: pictogram });
  }
  document.x = margin;
  document.y = y + pictogram + 4;
}

function drawTransportLabel(document: PdfDocument, label: string, square: Square): void {
  const { shapes, texts } = transportLabelPicture(label);
  drawShapes(document, shapes, square);
  const scale = square.size / 100;
  for (const { text, x, y, size, fill } of texts) {
    document
      .font('bold')
      .fontSize(size * scale)
      .fillColor(fill);
    const left = square.x + x * scale - document.widthOfString(text) / 2;
    const options = { lineBreak: false, baseline: 'alphabetic' } as const;
    document.text(text, left, square.y + y * scale, options);
  }
}

function drawFact(document: PdfDocument, { label, value }: { label: string; value: string }): void {
  const valueWidth = widthOf(document) - labelColumn;
  document.font('regular').fontSize(body);
  const height = Math.max(
    document.heightOfString(value, { width: valueWidth }),
    document.heightOfString(label, { width: labelColumn - 6 }),
  );
  keepTogether(document, height);
  const { y } = document;
  document.fillColor(colors.muted).text(label, margin, y, { width: labelColumn - 6 });
  document.fillColor(colors.text).text(value, margin + labelColumn, y, { width: valueWidth });
  document.x = margin;
  document.y = Math.max(document.y, y + height) + 2;
}

/** Starts a page where less than this height is left. */
function keepTogether(document: PdfDocument, height: number): void {
  const bottom = document.page.height - margin - 18;
  const isLong = height > bottom - margin;
  if (!isLong && document.y + height > bottom) document.addPage();
}

/** Address, date and page numbers below each page. */
const feet = {
  en: { remark: 'This is not a safety data sheet.', page: 'Page', of: 'of' },
  de: { remark: 'Dies ist kein Sicherheitsdatenblatt.', page: 'Seite', of: 'von' },
  fr: { remark: 'Ceci n’est pas une fiche de données de sécurité.', page: 'Page', of: 'sur' },
} as const;

function drawFeet(document: PdfDocument, { address, updatedAt, language, remark }: DataSheet) {
  const words = feet[language];
  const { start, count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(start + index);
    // The foot stands in the margin, where pdfkit would start a page.
    document.page.margins.bottom = 0;
    const y = document.page.height - margin;
    const day = language === 'en' ? `updated ${utcDateText(updatedAt)}` : updatedAt.slice(0, 10);
    const text = `${address}, ${day}. ${remark ?? words.remark}`;
    document.font('regular').fontSize(7.5).fillColor(colors.muted);
    const width = widthOf(document);
    document.text(text, margin, y, { width: width - 80, height: 20, ellipsis: true });
    document.text(`${words.page} ${index + 1} ${words.of} ${count}`, margin, y, {
      width,
      align: 'right',
    });
  }
}
