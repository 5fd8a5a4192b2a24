import type { FormulaPart } from 'contract/chemistry';
import { breakLines, lineHeight } from './break-lines';
import { cardSize, type Card } from './card';
import { setDrawing } from './set-drawing';
import { setText, widthOf } from './set-text';

/** The site's light colours. */
const colors = {
  brand: '#6a35d2',
  plate: '#f7f5fb',
  border: '#e4dfee',
  text: '#1d172b',
  muted: '#574f6b',
} as const;

/** Pixels. */
const margin = 64;
const right = cardSize.width - margin;
const head = 128;
const foot = 496;
const plate = { x: 712, y: head, width: right - 712, height: foot - head };
const gap = 48;

/** The card as an SVG document that consists of paths only. */
export function drawCard({ company, name, formula, drawing, facts }: Card): string {
  const hasPlate = drawing !== null || formula !== null;
  const width = (hasPlate ? plate.x - gap : right) - margin;
  const inPlate = drawing === null ? formula && setFormula(formula) : setDrawing(drawing, plate);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    hasPlate ? rect(plate, colors.plate) : '',
    hasPlate ? line(plate.x, head, plate.x, foot, colors.border) : '',
    hasPlate ? line(right, head, right, foot, colors.border) : '',
    line(margin, foot, right, foot, colors.border),
    line(margin, head, right, head, colors.brand),
    mark(),
    setText(company, margin + 58, 91, { size: 27, color: colors.muted }),
    setName(name, width),
    inPlate === null ? '' : `<g color="${colors.text}">${inPlate}</g>`,
    setFacts(facts),
    '</svg>',
  ].join('');
}

function setName(name: string, width: number): string {
  const height = foot - head - gap;
  const { lines, size } = breakLines(name, { width, height });
  const first = head + gap / 2 + (height - lines.length * size * lineHeight) / 2 + size * 0.93;
  const style = { size, color: colors.text, isBold: true };
  return lines
    .map((text, index) => setText(text, margin, first + index * size * lineHeight, style))
    .join('');
}

const columns = 300;

function setFacts(facts: Card['facts']): string {
  return facts
    .map(({ label, value }, index) => {
      const x = margin + index * columns;
      const above = setText(label, x, foot + 42, { size: 20, color: colors.muted });
      return above + setText(value, x, foot + 80, { size: 30, color: colors.text });
    })
    .join('');
}

/** Size of indices and their offset from the baseline, relative to the font size. */
const shares = { text: 1, sub: 0.66, sup: 0.66 } as const;
const rises = { text: 0, sub: -0.16, sup: 0.42 } as const;
const maxSize = 112;

/** A formula in the middle of the plate, as large as fits. */
function setFormula(parts: readonly FormulaPart[]): string {
  const unit = parts.reduce(
    (sum, { kind, text }) => sum + widthOf(text, { size: shares[kind] }),
    0,
  );
  const size = Math.min(maxSize, (plate.width - gap) / Math.max(unit, 1e-6));
  let x = plate.x + (plate.width - unit * size) / 2;
  const y = plate.y + plate.height / 2 + size * 0.36;
  return parts
    .map(({ kind, text }) => {
      const style = { size: size * shares[kind], color: colors.text };
      const set = setText(text, x, y - size * rises[kind], style);
      x += widthOf(text, style);
      return set;
    })
    .join('');
}

/** The site's logo: a ring with one double bond, clipped to a hexagon. */
function mark(): string {
  const ring = 'M16 8.2 22.8 12.1v7.8L16 23.8l-6.8-3.9v-7.8zM12.6 14.1v3.8';
  const stroke = 'fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"';
  return `<g transform="translate(${margin - 3.4 * 1.4} 59) scale(1.4)">
    <path fill="${colors.brand}" d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75z"/>
    <path ${stroke} stroke-linejoin="round" d="${ring}"/></g>`;
}

function rect({ x, y, width, height }: typeof plate, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

function line(x: number, y: number, endX: number, endY: number, color: string): string {
  return `<path d="M${x} ${y}L${endX} ${endY}" stroke="${color}" stroke-width="2"/>`;
}
