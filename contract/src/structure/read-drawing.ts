import type { Drawing, Point } from './drawing';

/** A shape of a drawing, and its centre. */
export type Shape = { readonly middle: Point } & (
  | { readonly kind: 'line' | 'area'; readonly path: string }
  | {
      readonly kind: 'text';
      readonly place: Point;
      readonly size: number;
      readonly text: string;
    }
  | { readonly kind: 'dot'; readonly radius: number }
);

export interface Shapes extends Pick<Drawing, 'frame' | 'centres'> {
  readonly shapes: readonly Shape[];
}

type Attributes = Readonly<Record<string, string>>;

const element = /<(line|polygon|text|circle)\s([^<>]*?)\/?>(?:([^<]*)<\/text>)?/g;
const attribute = /\s*([\w-]+)="([^"]*)"/gy;

/** Width and height of a letter, and half of them, relative to the font size. */
const letterWidth = 0.7;
const halfHeight = 0.35;

/** Reads the library's drawing, an SVG in fixed colours with areas for the mouse, into its shapes. */
export function readDrawing(svg: string): Shapes {
  const box = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  const [left = 0, top = 0, width = 0, height = 0] = box;
  const at = (x = '', y = ''): Point => [rounded(Number(x) - left), rounded(Number(y) - top)];
  const shapes: Shape[] = [];
  const centres: Point[] = [];
  for (const [, name = '', written = '', text = ''] of svg.matchAll(element)) {
    const given = Object.fromEntries(
      [...written.matchAll(attribute)].map(([, key, value]) => [key, value ?? '']),
    );
    if (given['opacity'] === undefined) shapes.push(shapeOf(name, { given, text, at }));
    else if (name === 'circle') {
      centres[Number(given['id']?.split(':').at(-1))] = at(given['cx'], given['cy']);
    }
  }
  return { shapes, frame: [Math.ceil(width), Math.ceil(height)], centres };
}

interface Given {
  readonly given: Attributes;
  readonly text: string;
  readonly at: (x?: string, y?: string) => Point;
}

function shapeOf(name: string, { given, text, at }: Given): Shape {
  switch (name) {
    case 'line': {
      const ends = [at(given['x1'], given['y1']), at(given['x2'], given['y2'])];
      return { kind: 'line', middle: middleOf(ends), path: `M${pathOf(ends)}` };
    }
    case 'polygon': {
      const corners = (given['points'] ?? '')
        .trim()
        .split(/\s+/)
        .map((point) => at(...point.split(',')));
      return { kind: 'area', middle: middleOf(corners), path: `M${pathOf(corners)}Z` };
    }
    case 'circle':
      return { kind: 'dot', middle: at(given['cx'], given['cy']), radius: Number(given['r']) };
    default:
      return textShape(at(given['x'], given['y']), Number(given['font-size']), plain(text));
  }
}

function textShape(place: Point, size: number, text: string): Shape {
  const [x, y] = place;
  const middle = [x + (text.length * letterWidth * size) / 2, y - halfHeight * size] as const;
  return { kind: 'text', place, middle, size, text };
}

function middleOf(places: readonly Point[]): Point {
  const sum = (pick: (place: Point) => number) =>
    places.reduce((total, place) => total + pick(place), 0);
  return [sum(([x]) => x) / places.length, sum(([, y]) => y) / places.length];
}

function pathOf(places: readonly Point[]): string {
  return places.map(([x, y]) => `${x} ${y}`).join('L');
}

/** An atom's label has letters, digits and signs; anything else is kept out of pictures. */
function plain(text: string): string {
  return text.replace(/[^\w+\-*?.,()·]/g, '');
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
