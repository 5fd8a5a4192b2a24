import { shownPhone } from '../../email/values/shown-values';
import { millimetres, type PdfDocument } from '../../pdf/draw-pdf';
import type { Letter } from './letter';
import { muted, pageMargin, small, textWidth } from './letter-page';

const half = (textWidth - millimetres(8)) / 2;
const rightEdge = pageMargin + half + millimetres(8);
const labelWidth = millimetres(32);
const logoSize = [millimetres(60), millimetres(20)] as const;

/** Sender with logo, the recipient's address beside the facts, the title and the opening sentence. */
export function drawHead(document: PdfDocument, letter: Letter): void {
  const afterName = drawName(document, letter);
  const afterSender = drawSender(document, letter);
  const top = Math.max(afterName, afterSender) + millimetres(10);
  const afterRecipient = drawRecipient(document, letter, top);
  const afterFacts = drawFacts(document, letter, top);
  document.x = pageMargin;
  document.y = Math.max(afterRecipient, afterFacts) + millimetres(8);
  document.font('bold').fontSize(18).text(letter.title, { width: textWidth }).moveDown(0.3);
  document.font('regular').fontSize(10).text(letter.opening, { width: textWidth }).moveDown(1);
}

/** @returns the place below it */
function drawName(document: PdfDocument, { sender: { logo, company } }: Letter): number {
  if (logo !== null) {
    document.image(Buffer.from(logo), pageMargin, pageMargin, { fit: [...logoSize] });
    return pageMargin + logoSize[1];
  }
  document.font('bold').fontSize(15);
  document.text(company.name ?? '', pageMargin, pageMargin, { width: half });
  return document.y;
}

function drawSender(document: PdfDocument, { sender: { company }, words }: Letter): number {
  const { name, contact, registrationNumber, vatNumber } = company;
  const { facts } = words;
  const lines = [
    name,
    ...(contact?.address?.split('\n') ?? []),
    ...(contact?.phones ?? []).slice(0, 1).map(shownPhone),
    ...(contact?.emails ?? []).slice(0, 1),
    registrationNumber && `${facts.registrationNumber} ${registrationNumber}`,
    vatNumber && `${facts.vatNumber} ${vatNumber}`,
  ];
  document.font('regular').fontSize(small).fillColor(muted);
  document.y = pageMargin;
  for (const line of lines) {
    if (line) document.text(line, rightEdge, document.y, { width: half, align: 'right' });
  }
  document.fillColor('black');
  return document.y;
}

function drawRecipient(document: PdfDocument, { recipient }: Letter, top: number): number {
  document.font('regular').fontSize(10);
  document.y = top;
  for (const line of recipient) {
    if (line) document.text(line, pageMargin, document.y, { width: half });
  }
  return document.y;
}

function drawFacts(document: PdfDocument, { facts }: Letter, top: number): number {
  document.fontSize(9);
  let y = top;
  for (const [label, value] of facts) {
    if (value === null) continue;
    document.font('bold').text(label, rightEdge, y, { width: labelWidth });
    const afterLabel = document.y;
    const place = { width: half - labelWidth };
    document.font('regular').text(value, rightEdge + labelWidth, y, place);
    y = Math.max(afterLabel, document.y) + 1.5;
  }
  return y;
}
