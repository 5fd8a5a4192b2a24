import type { Molecule } from 'openchemlib';
import { readDrawing, type Shape, textMark } from './read-drawing';

/** The atoms and bonds of a molecule that a search found. */
export interface Match {
  readonly atoms: readonly number[];
  readonly bonds: readonly number[];
}

/** Wide enough for every structure, so that all are drawn to one scale. */
const canvas = 4000;
const lineWidth = 1.4;
const labelSize = 14;

const options = {
  autoCrop: true,
  autoCropMargin: 4,
  strokeWidth: lineWidth,
  suppressChiralText: true,
  suppressESR: true,
  suppressCIPParity: true,
  noStereoProblem: true,
  noColorOnESRAndCIP: true,
  noImplicitAtomLabelColors: true,
};

/**
 * Draws a structure in `currentColor`, without styles, ids or anything else that reaches out of the picture. What was
 * matched stands in a group of the class `match`.
 */
export function drawMolecule(molecule: Molecule, match: Match = { atoms: [], bonds: [] }): string {
  for (const atom of match.atoms) molecule.setAtomColor(atom, textMark);
  for (const bond of match.bonds) molecule.setBondForegroundHiliting(bond, true);
  const drawing = readDrawing(molecule.toSVG(canvas, canvas, '', options));
  const dots = bareAtoms(molecule, match).flatMap((atom) => {
    const centre = drawing.centres.get(atom);
    return centre
      ? [{ kind: 'dot', isMatch: true, x: centre[0], y: centre[1], radius: 2.5 } as const]
      : [];
  });
  const matched = picture([...drawing.shapes.filter(({ isMatch }) => isMatch), ...dots]);
  const rest = picture(drawing.shapes.filter(({ isMatch }) => !isMatch));
  const [width, height] = drawing.frame;
  const frame = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const group = matched === '' ? '' : `<g class="match">${matched}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${rest}${group}</svg>`;
}

/** Matched carbon atoms of which nothing would show, as no bond of theirs was matched. */
function bareAtoms(molecule: Molecule, { atoms, bonds }: Match): number[] {
  const ends = new Set(bonds.flatMap((bond) => endsOf(molecule, bond)));
  return atoms.filter((atom) => !ends.has(atom) && molecule.getAtomicNo(atom) === 6);
}

export function endsOf(molecule: Molecule, bond: number): [number, number] {
  return [molecule.getBondAtom(0, bond), molecule.getBondAtom(1, bond)];
}

function picture(shapes: readonly Shape[]): string {
  const lines = shapes.flatMap((shape) => (shape.kind === 'line' ? [shape.path] : []));
  const areas = shapes.flatMap((shape) => (shape.kind === 'area' ? [shape.path] : []));
  const labels = shapes.flatMap((shape) => (shape.kind === 'text' ? [textOf(shape)] : []));
  const dots = shapes.flatMap((shape) =>
    shape.kind === 'dot' ? [`<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}"/>`] : [],
  );
  const stroke = `fill="none" stroke="currentColor" stroke-width="${lineWidth}"`;
  const font = `font-family="sans-serif" font-size="${labelSize}"`;
  return [
    ...(lines.length > 0 ? [`<path ${stroke} stroke-linecap="round" d="${lines.join('')}"/>`] : []),
    ...(areas.length > 0 ? [`<path fill="currentColor" d="${areas.join('')}"/>`] : []),
    ...(labels.length > 0 ? [`<g fill="currentColor" ${font}>${labels.join('')}</g>`] : []),
    ...(dots.length > 0 ? [`<g fill="currentColor">${dots.join('')}</g>`] : []),
  ].join('');
}

function textOf({ x, y, size, text }: Extract<Shape, { kind: 'text' }>): string {
  const own = size === labelSize ? '' : ` font-size="${size}"`;
  return `<text x="${x}" y="${y}"${own}>${text}</text>`;
}
