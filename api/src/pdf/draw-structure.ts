import type { PdfDocument } from './draw-pdf';

/** An area of a page, in points. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Points per pixel, for small molecules. */
const maxScale = 1.2;
const frame = /viewBox="0 0 ([\d.]+) ([\d.]+)"/;
const shape = /<(path|text|circle)( [^<>]*)>([^<]*)/g;

/** Draws the picture of a structure, as `drawPicture` of the contract writes it, in vectors in the middle of an area. */
export function drawStructure(document: PdfDocument, svg: string, area: Area): void {
  const [, width = 0, height = 0] = (frame.exec(svg) ?? []).map(Number);
  if (width === 0 || height === 0) return;
  const scale = Math.min(maxScale, area.width / width, area.height / height);
  const left = area.x + (area.width - width * scale) / 2;
  const top = area.y + (area.height - height * scale) / 2;
  document.save().translate(left, top).scale(scale).fillColor('#000000');
  for (const [, name, attributes = '', text = ''] of svg.matchAll(shape)) {
    if (name === 'path') drawPath(document, attributes);
    else if (name === 'text') drawText(document, text, attributes);
    else drawCircle(document, attributes);
  }
  document.restore();
}

function drawPath(document: PdfDocument, attributes: string): void {
  document.path(attribute(attributes, 'd') ?? '');
  if (attribute(attributes, 'fill') === 'none') {
    document
      .lineWidth(numberIn(attributes, 'stroke-width', 1))
      .lineCap('round')
      .stroke('#000000');
  } else document.fill('#000000');
}

function drawText(document: PdfDocument, text: string, attributes: string): void {
  document
    .font('regular')
    .fontSize(numberIn(attributes, 'font-size', 14))
    .text(text, numberIn(attributes, 'x', 0), numberIn(attributes, 'y', 0), {
      lineBreak: false,
      baseline: 'alphabetic',
    });
}

function drawCircle(document: PdfDocument, attributes: string): void {
  document
    .circle(
      numberIn(attributes, 'cx', 0),
      numberIn(attributes, 'cy', 0),
      numberIn(attributes, 'r', 1),
    )
    .fill('#000000');
}

function numberIn(attributes: string, name: string, otherwise: number): number {
  const text = attribute(attributes, name);
  return text === undefined ? otherwise : Number(text);
}

/** Of a start tag's attributes, each after a space. */
function attribute(attributes: string, name: string): string | undefined {
  return attributes.split(` ${name}="`)[1]?.split('"')[0];
}
