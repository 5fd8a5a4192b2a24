import { drawPdf, millimetres, type PdfDocument } from '../../pdf/draw-pdf';
import type { CompanyFacts } from '../../content/company/read-company';
import { groupedText, moneyText, totalRows } from 'contract/inquiry';
import { shownPhone } from '../../email/values/shown-values';
import { drawLines } from './draw-lines';
import { drawFooters, ensureRoom, muted, pageMargin, small, textWidth } from './offer-page';
import type { ProductLinks } from './offer-sheet';
import type { OfferRecord } from './prepare-offers';

/** What an offer and an order have in common: the lines with their prices, and the terms of their sums. */
export type Sold = Pick<
  OfferRecord,
  | 'lines'
  | 'pricedLines'
  | 'currency'
  | 'discountPercent'
  | 'freight'
  | 'insurance'
  | 'otherCharges'
  | 'otherChargesName'
  | 'vatRule'
  | 'vatPercent'
>;

/** What the letters of a sale say: offers and confirmations of orders. */
export interface SaleLetter {
  readonly title: string;
  /** Stands at the foot of each page. */
  readonly footer: string;
  readonly company: CompanyFacts;
  /** The day that it bears. */
  readonly day: string;
  /** The lines of the address. */
  readonly recipient: readonly (string | null)[];
  /** Those without a value are left out. */
  readonly facts: readonly (readonly [label: string, value: string | null])[];
  readonly sold: Sold;
  /** Below the sums, with a title each. */
  readonly parts: readonly (readonly [title: string, text: string | null])[];
  readonly links: readonly ProductLinks[];
}

/** The PDF of a letter: sender, terms, lines, sums and links, on as many pages of A4 as it takes. */
export function drawSale(letter: SaleLetter): Promise<Buffer> {
  const { company, day, title, footer, parts, links } = letter;
  const options = {
    title,
    language: 'en',
    size: 'A4',
    margin: pageMargin,
    author: company.name ?? '',
    createdAt: new Date(`${day}T00:00:00Z`),
  };
  return drawPdf(options, (document) => {
    drawHead(document, letter);
    drawLines(document, letter.sold);
    drawTotal(document, letter.sold);
    for (const [name, text] of parts) if (text !== null) drawPart(document, name, text);
    if (links.length > 0) drawLinks(document, links);
    drawFooters(document, footer);
  });
}

function drawHead(document: PdfDocument, letter: SaleLetter): void {
  const { company } = letter;
  document
    .font('bold')
    .fontSize(15)
    .text(company.name ?? '');
  const sender = [
    company.contact?.address?.replaceAll('\n', ', '),
    [
      ...(company.contact?.phones ?? []).slice(0, 1).map(shownPhone),
      ...(company.contact?.emails ?? []).slice(0, 1),
    ].join('   '),
    numbersOf(company),
  ];
  document.font('regular').fontSize(small).fillColor(muted);
  for (const line of sender) if (line) document.text(line);
  document.fillColor('black').fontSize(10).moveDown(2);
  for (const line of letter.recipient) if (line) document.text(line);
  document.moveDown(1.5).font('bold').fontSize(18).text(letter.title).moveDown(0.5);
  drawFacts(document, letter.facts);
  document.moveDown(1);
}

function numbersOf({ registrationNumber, vatNumber }: CompanyFacts): string {
  return [
    ...(registrationNumber === null ? [] : [`Registration number ${registrationNumber}`]),
    ...(vatNumber === null ? [] : [`VAT number ${vatNumber}`]),
  ].join('   ');
}

const labelWidth = millimetres(32);

function drawFacts(document: PdfDocument, facts: SaleLetter['facts']): void {
  document.fontSize(10);
  for (const [label, value] of facts) {
    if (value === null) continue;
    const { y } = document;
    document.font('bold').text(label, pageMargin, y, { width: labelWidth });
    document.font('regular').text(value, pageMargin + labelWidth, y, {
      width: textWidth - labelWidth,
    });
  }
  document.x = pageMargin;
}

function drawTotal(document: PdfDocument, sold: Sold): void {
  const { currency, lines, pricedLines, vatRule } = sold;
  const rows = totalRows(
    pricedLines.map(({ total }) => total),
    sold,
  );
  ensureRoom(document, millimetres(9 + 5 * rows.length));
  document.moveDown(0.5);
  for (const [place, { label, amount }] of rows.entries()) {
    const isLast = place === rows.length - 1;
    document.font(isLast ? 'bold' : 'regular').fontSize(isLast ? 12 : 10);
    const text = `${label}   ${moneyText(amount, currency)}`;
    document.text(text, pageMargin, document.y, { width: textWidth, align: 'right' });
  }
  document.font('regular').fontSize(small).fillColor(muted);
  const count = `${groupedText(String(lines.length))} ${lines.length === 1 ? 'line' : 'lines'}.`;
  const untaxed =
    vatRule === null
      ? ' Prices are net of taxes and duties unless the delivery term says otherwise.'
      : '';
  const prices = `${count}${untaxed}`;
  document.text(prices, { width: textWidth, align: 'right' }).fillColor('black').moveDown(1);
}

function drawPart(document: PdfDocument, title: string, text: string): void {
  ensureRoom(document, millimetres(20));
  document.font('bold').fontSize(11).text(title, pageMargin).moveDown(0.3);
  document.font('regular').fontSize(10).text(text, { width: textWidth }).moveDown(1);
}

function drawLinks(document: PdfDocument, links: readonly ProductLinks[]): void {
  ensureRoom(document, millimetres(24));
  document.font('bold').fontSize(11).text('Product pages and data sheets', pageMargin);
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
