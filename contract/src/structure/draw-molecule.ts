import type { Molecule } from 'openchemlib';
import type { Drawing, Point } from './drawing';
import { pictureSizes } from './draw-picture';
import { isBareIon } from './hydrogens-of';
import { readDrawing, type Shape } from './read-drawing';

/** Large enough for every structure, so that all have the same scale. */
const canvas = 4000;

const options = {
  autoCrop: true,
  autoCropMargin: 4,
  strokeWidth: pictureSizes.line,
  suppressChiralText: true,
  suppressESR: true,
  suppressCIPParity: true,
  noStereoProblem: true,
  noColorOnESRAndCIP: true,
  noImplicitAtomLabelColors: true,
};

/** Draws a structure. The library does not name the atom or bond of a shape: the nearest one is assumed. */
export function drawMolecule(molecule: Molecule): Drawing {
  const { shapes, frame, centres } = readDrawing(molecule.toSVG(canvas, canvas, '', options));
  const paths = { line: new Map<number, string>(), area: new Map<number, string>() };
  const labels: Drawing['labels'][number][] = [];
  const dots: Drawing['dots'][number][] = [];
  const ends = numbersTo(molecule.getAllBonds()).map((bond) => endsOf(molecule, bond));
  const nearestBond = nearestOf(ends.map((bond) => distanceToBond(bond, centres)));
  const nearestAtom = nearestOf(centres.map((centre) => (place) => distance(centre, place)));
  for (const shape of shapes) {
    switch (shape.kind) {
      case 'text': {
        const atom = nearestAtom(shape);
        if (isAddedHydrogen(molecule, { atom, text: shape.text })) break;
        labels.push([atom, ...shape.place, shape.text, shape.size]);
        break;
      }
      case 'dot':
        dots.push([nearestAtom(shape), ...shape.middle, shape.radius]);
        break;
      default:
        append(paths[shape.kind], nearestBond(shape), shape.path);
    }
  }
  const bonds = ends.map(([one, other], bond) => {
    const [lines = '', areas = ''] = [paths.line.get(bond), paths.area.get(bond)];
    return [one, other, lines, areas] as const;
  });
  return { frame, centres, bonds, labels, dots };
}

/** The number of hydrogens that the library adds to bare ions, by atom. */
function isAddedHydrogen(molecule: Molecule, label: { atom: number; text: string }): boolean {
  const { atom, text } = label;
  if (!isBareIon(molecule, atom)) return false;
  return text === 'H' || text === String(molecule.getImplicitHydrogens(atom));
}

function endsOf(molecule: Molecule, bond: number): [number, number] {
  return [molecule.getBondAtom(0, bond), molecule.getBondAtom(1, bond)];
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function append(paths: Map<number, string>, bond: number, path: string): void {
  paths.set(bond, (paths.get(bond) ?? '') + path);
}

type Distance = (place: Point) => number;

function nearestOf(distances: readonly Distance[]): (shape: Shape) => number {
  return ({ middle }) => {
    const all = distances.map((distanceTo) => distanceTo(middle));
    return all.indexOf(Math.min(...all));
  };
}

function distanceToBond([one, other]: [number, number], centres: readonly Point[]): Distance {
  const [x, y] = centres[one] ?? [0, 0];
  const [endX, endY] = centres[other] ?? [0, 0];
  const [width, height] = [endX - x, endY - y];
  const square = width * width + height * height || 1;
  return (place) => {
    const along = ((place[0] - x) * width + (place[1] - y) * height) / square;
    const share = Math.min(1, Math.max(0, along));
    return distance(place, [x + share * width, y + share * height]);
  };
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}
