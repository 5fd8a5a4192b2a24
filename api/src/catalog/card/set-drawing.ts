import { drawPicture, type Drawing } from 'contract/drawing';
import { setText } from './set-text';

interface Plate {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels around a structure. */
const padding = 36;
/** Maximum scale, for small molecules. */
const maxScale = 3;

/** A structure in the middle of a plate, with its labels as paths. */
export function setDrawing(drawing: Drawing, { x, y, width, height }: Plate): string {
  const [ownWidth, ownHeight] = drawing.frame;
  const scale = Math.min(
    maxScale,
    (width - 2 * padding) / ownWidth,
    (height - 2 * padding) / ownHeight,
  );
  const left = x + (width - ownWidth * scale) / 2;
  const top = y + (height - ownHeight * scale) / 2;
  const bonds = drawPicture({ ...drawing, labels: [] }).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const labels = drawing.labels.map(([, placeX, placeY, text, size]) =>
    setText(text, placeX, placeY, { size, color: 'currentColor' }),
  );
  return `<g transform="translate(${left} ${top}) scale(${scale})">${bonds}${labels.join('')}</g>`;
}
