import type { GhsPictogram } from '../catalog/chemical';
import { circle, ink, type Shape } from './shape';

const filled = (path: string): Shape => ({ path, fill: ink });
const cutOut = (path: string): Shape => ({ path, fill: ink, isEvenOdd: true });
const line = (path: string, strokeWidth = 2.6): Shape => {
  return { path, stroke: ink, strokeWidth, isRound: true };
};

/** Our own simplified drawings of the symbols; the frame is added around them. */
export const ghsSymbols: Readonly<Record<GhsPictogram, readonly Shape[]>> = {
  GHS01: [
    filled(circle(47, 61, 12)),
    filled('M47 46 L43 30 L51 40 L56 24 L58 40 L70 30 L63 45 L78 46 L64 53 L74 63 L62 59 Z'),
    line('M31 54 L22 48 M33 68 L24 73 M42 75 L38 83'),
  ],
  GHS02: [
    cutOut(
      'M50 22 C54 34 67 40 66 55 C65 66 58 71 50 71 C41 71 34 65 34 55 C34 47 39 44 40 36 C44 40 45 43 45 47 C50 41 52 32 50 22 Z M50 50 C47 56 43 58 43 63 C43 67 46 69 50 69 C54 69 57 66 57 62 C57 57 52 56 50 50 Z',
    ),
    filled('M33 74 H67 V77.6 H33 Z'),
  ],
  GHS03: [
    filled(
      'M50 20 C53 29 62 33 62 43 C62 47 60 50 57 52 C58 46 52 44 51 38 C48 43 43 46 43 52 C40 50 38 47 38 42 C38 36 42 34 43 28 C46 31 47 33 47 36 C50 32 51 26 50 20 Z',
    ),
    line(circle(50, 63, 10.5), 4.6),
    filled('M34 77.5 H66 V81.1 H34 Z'),
  ],
  GHS04: [
    filled(
      'M24.4 58.3 L57.9 36.5 C62.1 33.8 66.3 34.7 68.5 38.0 C70.6 41.4 69.7 45.5 65.6 48.2 L32.0 70.0 Z M67.0 34.9 L72.1 31.6 L75.8 37.3 L70.7 40.6 Z',
    ),
  ],
  GHS05: [
    filled('M27 26 L47 35 L44.6 40.4 L24.6 31.4 Z M73 26 L53 35 L55.4 40.4 L75.4 31.4 Z'),
    line('M42 46 V48 M38 50 V53 M58 46 V48 M62 50 V53'),
    filled('M19 60 H31 C32 67 42 67 43 60 H48 V70 H19 Z'),
    filled(
      'M52 67 C52 63 54 62 57 61 L60 60 C61 65 67 65 68 59 L71 59 L81 62 V71 H57 C54 71 52 70 52 67 Z',
    ),
  ],
  GHS06: [
    cutOut(
      'M50 22 C62 22 68 30 68 40 C68 47 64 50 61 52 V59 H39 V52 C36 50 32 47 32 40 C32 30 38 22 50 22 Z M42 36 A4.6 4.6 0 1 0 42.1 36 Z M58 36 A4.6 4.6 0 1 0 58.1 36 Z M50 45 L47 50 H53 Z',
    ),
    line('M30 64 L70 78 M70 64 L30 78', 5),
  ],
  GHS07: [filled('M45 25 H55 L53 61 H47 Z'), filled(circle(50, 71, 5.4))],
  GHS08: [
    filled(
      'M50 20 C57 20 60 25 60 31 C60 36 58 39 56 41 L57 46 L71 53 C74 56 74 64 74 68 L63 79 H37 L26 68 C26 64 26 56 29 53 L43 46 L44 41 C42 39 40 36 40 31 C40 25 43 20 50 20 Z',
    ),
    {
      path: 'M50 48 L53 58 L62 53 L57 62 L67 65 L57 68 L61 77 L53 72 L50 82 L47 72 L39 77 L43 68 L33 65 L43 62 L38 53 L47 58 Z',
      fill: '#ffffff',
    },
  ],
  GHS09: [
    line('M40 62 V44 L31 36 M40 48 L48 38 M40 40 V26 M40 34 L46 28 M36 41 L30 42'),
    line('M20 62 H52'),
    cutOut(
      'M42 69 C50 61 62 62 70 69 L79 63 V76 L70 71 C62 79 50 79 42 69 Z M52 68 A1.7 1.7 0 1 0 52.1 68 Z',
    ),
  ],
};

const frame: Shape = {
  path: 'M50 3 L97 50 L50 97 L3 50 Z',
  fill: '#ffffff',
  stroke: '#d8232a',
  strokeWidth: 5.5,
};

/** A hazard pictogram as shapes: a black symbol on white in a red frame, a square set at a point (CLP, Annex I, 1.2.1.1). */
export function ghsPictogramShapes(code: GhsPictogram): readonly Shape[] {
  return [frame, ...ghsSymbols[code]];
}
