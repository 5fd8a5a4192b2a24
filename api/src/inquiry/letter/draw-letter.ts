import { groupedText, moneyText, totalRows } from 'contract/inquiry';
import { drawPdf, millimetres, type PdfDocument } from '../../pdf/draw-pdf';
import { drawHead } from './draw-head';
import { drawTable } from './draw-table';
import type { Letter, ProductLinks, Sold } from './letter';
import { drawFooters, ensureRoom, muted, pageMargin, small, textWidth } from './letter-page';
import type { LetterWords } from './letter-words';

const amountWidth = millimetres(45);

/** The PDF of a letter: sender, terms, lines, sums and links, on as many pages of A4 as it takes. */
export function drawLetter(letter: Letter): Promise<Buffer> {
  const { sender, title, footer, parts, links, words, language, sold } = letter;
  const { bankDetails, salesTerms } = sender.company;
  const options = {
    title,
    language,
    size: 'A4',
    margin: pageMargin,
    author: sender.company.name ?? '',
    createdAt: new Date(`${sender.day}T00:00:00Z`),
  };
  const ofSale = [[words.bankDetails, bankDetails] as const, [words.terms, salesTerms] as const];
  const allParts = sold === null ? parts : [...parts, ...ofSale];
  return drawPdf(options, (document) => {
    drawHead(document, letter);
    drawTable(document, letter.table);
    if (sold === null) document.moveDown(1);
    else drawTotal(document, sold, words);
    for (const [name, text] of allParts) if (text !== null) drawPart(document, name, text);
    if (links.length > 0) drawLinks(document, words.links, links);
    drawFooters(document, { text: footer, page: words.page });
  });
}

function drawTotal(document: PdfDocument, sold: Sold, words: LetterWords): void {
  const { currency, lines, pricedLines, vatRule } = sold;
  const sums = pricedLines.map(({ total }) => total);
  const rows = totalRows(sums, sold, words.totals);
  ensureRoom(document, millimetres(9 + 5 * rows.length));
  document.moveDown(0.5);
  for (const [place, { label, amount }] of rows.entries()) {
    const isLast = place === rows.length - 1;
    document.font(isLast ? 'bold' : 'regular').fontSize(isLast ? 12 : 10);
    const { y } = document;
    const labels = textWidth - amountWidth;
    document.text(label, pageMargin, y, { width: labels, align: 'right' });
    const afterLabel = document.y;
    const edge = pageMargin + labels;
    const money = moneyText(amount, currency);
    document.text(money, edge, y, { width: amountWidth, align: 'right' });
    document.y = Math.max(afterLabel, document.y);
  }
  document.font('regular').fontSize(small).fillColor(muted);
  const count = words.lines(groupedText(String(lines.length)), lines.length === 1);
  const prices = vatRule === null ? `${count} ${words.netOfTaxes}` : count;
  document
    .text(prices, pageMargin, document.y, { width: textWidth, align: 'right' })
    .fillColor('black')
    .moveDown(1.5);
}

function drawPart(document: PdfDocument, title: string, text: string): void {
  document.font('regular').fontSize(10);
  const height = document.heightOfString(text, { width: textWidth });
  ensureRoom(document, Math.min(height + millimetres(8), millimetres(60)));
  document.font('bold').fontSize(11).text(title, pageMargin).moveDown(0.3);
  document.font('regular').fontSize(10).text(text, { width: textWidth }).moveDown(1);
}

function drawLinks(document: PdfDocument, title: string, links: readonly ProductLinks[]): void {
  ensureRoom(document, millimetres(24));
  document.font('bold').fontSize(11).text(title, pageMargin);
  document.moveDown(0.3).fontSize(small);
  for (const { name, href, documents } of links) {
    ensureRoom(document, millimetres(5) * (documents.length + 1));
    drawLink(document, { text: name, href, indent: 0 });
    for (const sheet of documents) {
      drawLink(document, { text: sheet.title, href: sheet.href, indent: millimetres(5) });
    }
  }
}

interface Link {
  readonly text: string;
  readonly href: string;
  readonly indent: number;
}

function drawLink(document: PdfDocument, { text, href, indent }: Link): void {
  const width = textWidth - indent;
  document.font('regular').fillColor('#1d4ed8');
  document.text(text, pageMargin + indent, document.y, { width, link: href, underline: true });
  document.fillColor('black');
}
