import type { Molecule } from 'openchemlib';
import { faultsOf, type Layout } from './layout-faults';

const maxTurns = 4;

/**
 * Mirrors parts of a 2D layout at single bonds to resolve overlapping atoms and crossing bonds. Structures with
 * stereocentres stay unchanged: mirroring would invert their wedges.
 */
export function untangle(molecule: Molecule): void {
  if (molecule.getStereoCenterCount() > 0) return;
  const layout = layoutOf(molecule);
  let faults = faultsOf(layout);
  if (faults === 0) return;
  const turns = turnsOf(molecule, layout);
  for (let turned = 0; turned < maxTurns && faults > 0; turned += 1) {
    const better = bestTurn(layout, turns, faults) ?? bestPair(layout, turns, faults);
    if (!better) break;
    for (const turn of better.turns) mirror(layout, turn);
    ({ faults } = better);
  }
  for (const [atom, [x, y]] of layout.places.entries()) {
    molecule.setAtomX(atom, x);
    molecule.setAtomY(atom, y);
  }
}

/** A bond, and the atoms on its far side. */
interface Turn {
  readonly from: number;
  readonly to: number;
  readonly side: readonly number[];
}

interface Better {
  readonly turns: readonly Turn[];
  readonly faults: number;
}

function bestTurn(layout: Layout, turns: readonly Turn[], faults: number): Better | undefined {
  let best: Better | undefined;
  for (const turn of turns) {
    mirror(layout, turn);
    const left = faultsOf(layout);
    mirror(layout, turn);
    if (left < (best?.faults ?? faults)) best = { turns: [turn], faults: left };
  }
  return best;
}

/** The maximum number of bonds to try in pairs; more would take too long. */
const maxInPairs = 60;

function bestPair(layout: Layout, turns: readonly Turn[], faults: number): Better | undefined {
  if (turns.length > maxInPairs) return undefined;
  for (const turn of turns) {
    mirror(layout, turn);
    const better = bestTurn(layout, turns, faults);
    mirror(layout, turn);
    if (better) return { ...better, turns: [turn, ...better.turns] };
  }
  return undefined;
}

/** Its own inverse. */
function mirror({ places }: Layout, { from, to, side }: Turn): void {
  const [x, y] = places[from] ?? [0, 0];
  const [endX, endY] = places[to] ?? [0, 0];
  const [width, height] = [endX - x, endY - y];
  const square = width * width + height * height;
  for (const atom of side) {
    const place = places[atom] ?? [0, 0];
    const along = ((place[0] - x) * width + (place[1] - y) * height) / square;
    places[atom] = [2 * (x + along * width) - place[0], 2 * (y + along * height) - place[1]];
  }
}

function layoutOf(molecule: Molecule): Layout {
  return {
    places: numbersTo(molecule.getAllAtoms()).map((atom) => [
      molecule.getAtomX(atom),
      molecule.getAtomY(atom),
    ]),
    bonds: numbersTo(molecule.getAllBonds()).map((bond) => [
      molecule.getBondAtom(0, bond),
      molecule.getBondAtom(1, bond),
    ]),
    bondLength: molecule.getAverageBondLength(false),
  };
}

function turnsOf(molecule: Molecule, { places, bonds }: Layout): Turn[] {
  const neighbours: number[][] = places.map(() => []);
  for (const [one, other] of bonds) {
    neighbours[one]?.push(other);
    neighbours[other]?.push(one);
  }
  return bonds.flatMap(([from, to], bond) => {
    const isEnd = [from, to].some((atom) => (neighbours[atom]?.length ?? 0) < 2);
    if (isEnd || molecule.getBondOrder(bond) !== 1 || molecule.isRingBond(bond)) return [];
    return [{ from, to, side: sideOf(neighbours, { from, to }) }];
  });
}

function sideOf(neighbours: readonly number[][], { from, to }: Omit<Turn, 'side'>): number[] {
  const found = new Set([to]);
  for (const atom of found) {
    for (const next of neighbours[atom] ?? []) if (atom !== to || next !== from) found.add(next);
  }
  return [...found];
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
