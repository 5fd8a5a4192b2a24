import { structureLimits } from 'contract/drawing';
import { Molecule } from 'openchemlib';
import type { CanvasPoint } from './canvas-pointer';

/**
 * Reads a SMILES or a molfile; undefined for a text that is neither, or that is longer than the search takes: openchemlib
 * needs minutes for a chain of thousands of atoms.
 */
export function moleculeOf(text: string): Molecule | undefined {
  if (text === '') return new Molecule(0, 0);
  const isMolfile = text.includes('\n');
  if (text.length > structureLimits[isMolfile ? 'molfile' : 'smiles']) return undefined;
  if (isMolfile && atomsOf(text) > structureLimits.heavyAtoms) return undefined;
  try {
    return isMolfile ? Molecule.fromMolfile(text) : Molecule.fromSmiles(text);
  } catch {
    return undefined;
  }
}

/** The number of atoms that a molfile announces, V2000 or V3000; 0 without one. */
function atomsOf(molfile: string): number {
  const counts = /^M {2}V30 COUNTS (\d{1,6})/m.exec(molfile)?.[1];
  return Number(counts ?? molfile.split('\n', 4)[3]?.slice(0, 3)) || 0;
}

/** A copy in which the atom is another element, or with a new atom at a point. */
export function withElement(
  molecule: Molecule,
  { symbol, atom, point }: { symbol: string; atom: number; point: CanvasPoint },
): Molecule {
  const copy = molecule.getCompactCopy();
  const atomicNo = Molecule.getAtomicNoFromLabel(symbol);
  if (atom === -1) placeAtom(copy, { atomicNo, ...point });
  else copy.setAtomicNo(atom, atomicNo);
  return copy;
}

/**
 * A copy with a group bound to the atom, turned to where most room is; undefined without a free valence. The first atom
 * of the group's SMILES, `*`, stands for the atom.
 */
export function withGroup(
  molecule: Molecule,
  { smiles, atom }: { smiles: string; atom: number },
): Molecule | undefined {
  if (molecule.getFreeValence(atom) < 1) return undefined;
  const group = Molecule.fromSmiles(smiles);
  const copy = molecule.getCompactCopy();
  const points = roomiestPoints(copy, { group, atom });
  const places = points.map((point, index) => {
    if (index === 0) return atom;
    const added = placeAtom(copy, { atomicNo: group.getAtomicNo(index), ...point });
    copy.setAtomCharge(added, group.getAtomCharge(index));
    return added;
  });
  for (let bond = 0; bond < group.getAllBonds(); bond += 1) {
    const from = places[group.getBondAtom(0, bond)] ?? atom;
    const to = places[group.getBondAtom(1, bond)] ?? atom;
    copy.setBondType(copy.addBond(from, to), group.getBondType(bond));
  }
  return copy;
}

/** Of a drawing without bonds, in pixels. */
const bondLength = 24;

function placeAtom(
  molecule: Molecule,
  { atomicNo, x, y }: CanvasPoint & { atomicNo: number },
): number {
  const atom = molecule.addAtom(atomicNo);
  molecule.setAtomX(atom, x);
  molecule.setAtomY(atom, y);
  return atom;
}

interface Bound {
  group: Molecule;
  atom: number;
}

/** Where the atoms of a group go: turned around its first atom, in steps of 30 degrees, to where most room is. */
function roomiestPoints(molecule: Molecule, { group, atom }: Bound): CanvasPoint[] {
  const hasBonds = molecule.getAllBonds() > 0;
  const length = hasBonds ? molecule.getAverageBondLength(false) : bondLength;
  const size = length / group.getAverageBondLength(false);
  const centre = { x: molecule.getAtomX(atom), y: molecule.getAtomY(atom) };
  const [first = centre, ...rest] = pointsOf(group);
  const others = pointsOf(molecule).filter((_, index) => index !== atom);
  const turned = (angle: number) =>
    rest.map((point) => {
      const dx = (point.x - first.x) * size;
      const dy = (point.y - first.y) * size;
      return {
        x: centre.x + dx * Math.cos(angle) - dy * Math.sin(angle),
        y: centre.y + dx * Math.sin(angle) + dy * Math.cos(angle),
      };
    });
  const room = (points: readonly CanvasPoint[]) =>
    Math.min(...points.flatMap((one) => others.map((other) => distance(one, other))));
  const [start = [], ...turns] = Array.from({ length: 12 }, (_, step) =>
    turned(((step - 1) * Math.PI) / 6),
  );
  const best = turns.reduce((one, other) => (room(other) > room(one) + 0.01 ? other : one), start);
  return [centre, ...best];
}

function distance(one: CanvasPoint, other: CanvasPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Where the atoms of a drawing are. */
export function pointsOf(molecule: Molecule): CanvasPoint[] {
  return Array.from({ length: molecule.getAllAtoms() }, (_, atom) => ({
    x: molecule.getAtomX(atom),
    y: molecule.getAtomY(atom),
  }));
}

/** A copy with another molecule to the right of it. */
export function withMolecule(molecule: Molecule, other: Molecule): Molecule {
  const copy = molecule.getCompactCopy();
  if (copy.getAllAtoms() === 0) return other;
  const length = copy.getAllBonds() === 0 ? bondLength : copy.getAverageBondLength(false);
  const size = other.getAllBonds() === 0 ? 1 : length / other.getAverageBondLength(false);
  const [own, added] = [pointsOf(copy), pointsOf(other)];
  const right = Math.max(...own.map(({ x }) => x)) + 2 * length;
  const middle = own.reduce((sum, { y }) => sum + y, 0) / own.length;
  const left = Math.min(...added.map(({ x }) => x));
  const height = added.reduce((sum, { y }) => sum + y, 0) / added.length;
  const moved = other.getCompactCopy();
  for (const [atom, { x, y }] of added.entries()) {
    moved.setAtomX(atom, right + (x - left) * size);
    moved.setAtomY(atom, middle + (y - height) * size);
  }
  copy.addMolecule(moved);
  return copy;
}

/** The atom that lies next in a direction, seen from a point; -1 if there is none. */
export function atomTowards(
  molecule: Molecule,
  { from, step }: { from: CanvasPoint; step: CanvasPoint },
): number {
  let next = { atom: -1, far: Number.POSITIVE_INFINITY };
  for (const [atom, { x, y }] of pointsOf(molecule).entries()) {
    const along = (x - from.x) * step.x + (y - from.y) * step.y;
    const across = Math.abs((x - from.x) * step.y - (y - from.y) * step.x);
    const far = along + 2 * across;
    if (along > 1 && far < next.far) next = { atom, far };
  }
  return next.atom;
}
