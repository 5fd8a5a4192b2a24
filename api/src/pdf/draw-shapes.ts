import type { Shape } from 'contract/pictograms';
import type { PdfDocument } from './draw-pdf';

/** A square of a page, in points. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Draws the shapes of a pictogram, 100 by 100, as vectors within a square. */
export function drawShapes(
  document: PdfDocument,
  shapes: readonly Shape[],
  { x, y, size }: Square,
): void {
  document
    .save()
    .translate(x, y)
    .scale(size / 100);
  for (const shape of shapes) drawShape(document, shape);
  document.restore();
}

function drawShape(document: PdfDocument, shape: Shape): void {
  const { path, fill, stroke, strokeWidth = 1, isEvenOdd, isRound, at } = shape;
  document.save();
  if (at) document.translate(at.x, at.y).scale(at.scale);
  document
    .path(path)
    .lineWidth(strokeWidth)
    .lineCap(isRound === true ? 'round' : 'butt');
  const rule = isEvenOdd === true ? 'even-odd' : 'non-zero';
  if (fill !== undefined && stroke !== undefined) document.fillAndStroke(fill, stroke, rule);
  else if (fill !== undefined) document.fill(fill, rule);
  else if (stroke !== undefined) document.stroke(stroke);
  document.restore();
}
