import { Molecule } from 'openchemlib';

/** A piece of a drawing, in places of one decimal, counted from the frame's corner. */
export type Shape = { readonly isMatch: boolean } & (
  | { readonly kind: 'line' | 'area'; readonly path: string }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly text: string;
    }
  | { readonly kind: 'dot'; readonly x: number; readonly y: number; readonly radius: number }
);

export interface Drawing {
  readonly shapes: readonly Shape[];
  /** Width and height. */
  readonly frame: readonly [number, number];
  /** Where each atom is. */
  readonly centres: ReadonlyMap<number, readonly [number, number]>;
}

/** The colour that marks a matched atom's letters. */
export const textMark = Molecule.cAtomColorRed;

/** The colours in which the library draws marked bonds, and marked letters; those of an atom with marked bonds alone too. */
const bondColour = 'rgb(255,128,0)';
const textColours = new Set(['rgb(255,0,0)', bondColour]);

type Attributes = Readonly<Record<string, string>>;

const element = /<(line|polygon|text|circle)\s([^>]*?)\/?>(?:([^<]*)<\/text>)?/g;
const attribute = /([\w-]+)="([^"]*)"/g;

/** Reads the library's drawing, an SVG in fixed colours with areas for the mouse, into its shapes. */
export function readDrawing(svg: string): Drawing {
  const box = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  const [left = 0, top = 0, width = 0, height = 0] = box;
  const shift = {
    x: (value = '') => rounded(Number(value) - left),
    y: (value = '') => rounded(Number(value) - top),
  };
  const shapes: Shape[] = [];
  const centres = new Map<number, readonly [number, number]>();
  for (const [, name = '', written = '', text = ''] of svg.matchAll(element)) {
    const given = Object.fromEntries(
      [...written.matchAll(attribute)].map(([, key, value]) => [key, value ?? '']),
    );
    if (given['opacity'] === undefined) shapes.push(shapeOf(name, { given, text, shift }));
    else if (name === 'circle') {
      const atom = Number(given['id']?.split(':').at(-1));
      centres.set(atom, [shift.x(given['cx']), shift.y(given['cy'])]);
    }
  }
  return { shapes, frame: [Math.ceil(width), Math.ceil(height)], centres };
}

interface Given {
  readonly given: Attributes;
  readonly text: string;
  readonly shift: Readonly<Record<'x' | 'y', (value?: string) => number>>;
}

function shapeOf(name: string, { given, text, shift }: Given): Shape {
  const { stroke, fill = '' } = given;
  const isMatch = name === 'text' ? textColours.has(fill) : [stroke, fill].includes(bondColour);
  switch (name) {
    case 'line': {
      const from = `${shift.x(given['x1'])} ${shift.y(given['y1'])}`;
      return {
        kind: 'line',
        isMatch,
        path: `M${from}L${shift.x(given['x2'])} ${shift.y(given['y2'])}`,
      };
    }
    case 'polygon': {
      const points = (given['points'] ?? '')
        .trim()
        .split(/\s+/)
        .map((point) => {
          const [x, y] = point.split(',');
          return `${shift.x(x)} ${shift.y(y)}`;
        });
      return { kind: 'area', isMatch, path: `M${points.join('L')}Z` };
    }
    case 'circle':
      return {
        kind: 'dot',
        isMatch,
        x: shift.x(given['cx']),
        y: shift.y(given['cy']),
        radius: Number(given['r']),
      };
    default: {
      const size = Number(given['font-size']);
      return {
        kind: 'text',
        isMatch,
        x: shift.x(given['x']),
        y: shift.y(given['y']),
        size,
        text: plain(text),
      };
    }
  }
}

/** An atom's label is letters, digits and signs; nothing else comes into a picture. */
function plain(text: string): string {
  return text.replace(/[^\w+\-*?.,()·]/g, '');
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
