import { ghsSymbols } from './ghs-shapes';
import { circle, ink, type PictogramText, type Shape } from './shape';

const diamond = 'M50 2 L98 50 L50 98 L2 50 Z';
const upperHalf = 'M50 2 L98 50 H2 Z';
const lowerHalf = 'M2 50 H98 L50 98 Z';
const orange = '#f39200';
const red = '#e2001a';
const green = '#00963f';
const blue = '#0067b1';
const yellow = '#ffde00';
const white = '#ffffff';

/** The symbols of ADR that GHS has not, 100 by 100. */
const trefoil: readonly Shape[] = [
  {
    path: 'M50 44 A6 6 0 1 0 50.1 44 Z M41 34 L30 15 A40 40 0 0 1 70 15 L59 34 A18 18 0 0 0 41 34 Z M32 50 H10 A40 40 0 0 0 30 85 L41 66 A18 18 0 0 1 32 50 Z M68 50 H90 A40 40 0 0 1 70 85 L59 66 A18 18 0 0 0 68 50 Z',
    fill: ink,
  },
];
const crescents: readonly Shape[] = [
  ...[circle(50, 34, 17), circle(36, 58, 17), circle(64, 58, 17)].map((path) => {
    return { path, stroke: ink, strokeWidth: 7 };
  }),
  { path: circle(50, 50, 7), fill: ink },
];

interface Look {
  /** The colours of the upper and of the lower half. */
  readonly upper: string;
  readonly lower?: string;
  readonly stripes?: { readonly colour: string; readonly path: string };
  readonly symbol?: readonly Shape[];
  readonly numberColour?: string;
  /** The number below, where it is not the label's own. */
  readonly number?: string;
}

const stripesOver = 'M26 26 V74 M34 18 V82 M42 10 V90 M50 4 V96 M58 10 V90 M66 18 V82 M74 26 V74';
const stripesAbove = 'M26 28 V48 M34 20 V48 M42 12 V48 M50 4 V48 M58 12 V48 M66 20 V48 M74 28 V48';
const division: Look = { upper: orange, number: '1' };
const radioactive: Look = { upper: yellow, lower: white, symbol: trefoil, number: '7' };
const miscellaneous: Look = {
  upper: white,
  stripes: { colour: ink, path: stripesAbove },
  number: '9',
};

/** The colours and symbols of the danger labels, by their numbers. Source: ADR, 5.2.2.2.2. */
const looks: Readonly<Record<string, Look>> = {
  1: { upper: orange, symbol: ghsSymbols.GHS01 },
  1.4: division,
  1.5: division,
  1.6: division,
  2.1: { upper: red, symbol: ghsSymbols.GHS02, number: '2' },
  2.2: { upper: green, symbol: ghsSymbols.GHS04, number: '2' },
  2.3: { upper: white, symbol: ghsSymbols.GHS06, number: '2' },
  3: { upper: red, symbol: ghsSymbols.GHS02 },
  4.1: {
    upper: white,
    stripes: { colour: red, path: stripesOver },
    symbol: ghsSymbols.GHS02,
    number: '4',
  },
  4.2: { upper: white, lower: red, symbol: ghsSymbols.GHS02, number: '4' },
  4.3: { upper: blue, symbol: ghsSymbols.GHS02, number: '4' },
  5.1: { upper: yellow, symbol: ghsSymbols.GHS03 },
  5.2: { upper: red, lower: yellow, symbol: ghsSymbols.GHS02 },
  6.1: { upper: white, symbol: ghsSymbols.GHS06, number: '6' },
  6.2: { upper: white, symbol: crescents, number: '6' },
  '7X': radioactive,
  '7E': { upper: white, number: '7' },
  8: { upper: white, lower: ink, symbol: ghsSymbols.GHS05, numberColour: white },
  9: miscellaneous,
  '9A': miscellaneous,
};

/** What is written in the middle of labels without a symbol. */
const words: Readonly<Record<string, string>> = {
  1.4: '1.4',
  1.5: '1.5',
  1.6: '1.6',
  '7E': 'FISSILE',
};

/** Where the symbol stands in the upper half. */
const symbolAt = { x: 16, y: 3, scale: 0.68 } as const;

/** A danger label as shapes and texts. */
export interface TransportLabelPicture {
  readonly shapes: readonly Shape[];
  readonly texts: readonly PictogramText[];
}

/**
 * A danger label of ADR, a square set at a point in the colours of its class: `3`, `6.1`. An unknown one has its number
 * alone.
 */
export function transportLabelPicture(label: string): TransportLabelPicture {
  const look = looks[label] ?? { upper: white };
  const { upper, lower = upper, stripes, symbol = [], numberColour = ink, number = label } = look;
  const word = words[label];
  return {
    shapes: [
      { path: upperHalf, fill: upper },
      { path: lowerHalf, fill: lower },
      ...(stripes ? [{ path: stripes.path, stroke: stripes.colour, strokeWidth: 4.4 }] : []),
      { path: diamond, stroke: ink, strokeWidth: 2 },
      ...symbol.map((shape) => ({ ...shape, at: symbolAt })),
    ],
    texts: [
      ...(word === undefined
        ? []
        : [{ text: word, x: 50, y: 52, size: word.length > 3 ? 13 : 26, fill: ink }]),
      { text: number, x: 50, y: 86, size: 19, fill: numberColour },
    ],
  };
}
