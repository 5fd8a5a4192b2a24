/** A point of the drawing, in pixels of the canvas from its upper left corner. */
export interface CanvasPoint {
  readonly x: number;
  readonly y: number;
}

/** Pixels of the canvas in one of CSS, as openchemlib takes it when it is loaded. */
export const canvasScale = globalThis.devicePixelRatio || 1;

/** No pointer of a browser has this id. */
const pointerId = 1_000_001;

type PointerKind = 'pointerdown' | 'pointermove' | 'pointerup';

/** Sends openchemlib's editor an event of a pointer: it reads the offsets of events alone. */
function sendPointer(target: EventTarget, kind: PointerKind, { x, y }: CanvasPoint): void {
  const event = new PointerEvent(kind, { pointerId, button: kind === 'pointermove' ? -1 : 0 });
  Object.defineProperties(event, {
    offsetX: { value: x / canvasScale },
    offsetY: { value: y / canvasScale },
  });
  target.dispatchEvent(event);
}

/** Moves a pointer over the canvas, which marks the atom or bond at this point. */
export function hoverCanvas(canvas: EventTarget, point: CanvasPoint): void {
  sendPointer(canvas, 'pointermove', point);
}

/** Presses and releases a pointer on the canvas. The editor waits for the release on the document. */
export function pressCanvas(canvas: EventTarget, point: CanvasPoint): void {
  sendPointer(canvas, 'pointerdown', point);
  sendPointer(document, 'pointerup', point);
}

const buttonSize = 21;
const buttonsInColumn = 17;
const border = 2;

/** The middle of a button in openchemlib's bar of tools, by its number. */
export function buttonPoint(button: number): CanvasPoint {
  const column = Math.floor(button / buttonsInColumn);
  const row = button % buttonsInColumn;
  return {
    x: (border + (column + 0.5) * buttonSize) * canvasScale,
    y: (border + (row + 0.5) * buttonSize) * canvasScale,
  };
}
