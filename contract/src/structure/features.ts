import { Molecule } from 'openchemlib';
import { cyclesOf } from './cycles';

/** The number of feature bits that the database stores for a structure. */
const featureBits = 256;

/** The counts at which a structure has a further feature. */
const countSteps = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48];
const minCycleLength = 3;
const maxCycleLength = 12;

/**
 * Features that every superstructure shares: counts of atoms by element, charges, triple bonds, rings by size. As 256
 * digits, 0 or 1; several features may share a digit.
 */
export function featuresOf(molecule: Molecule): string {
  molecule.ensureHelperArrays(Molecule.cHelperRings);
  const elements = elementsOf(molecule);
  const counts = new Map(ringCounts(molecule, elements));
  for (const kind of [...atomKinds(molecule, elements), ...tripleBonds(molecule)]) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const digits = Array.from({ length: featureBits }, () => '0');
  for (const [kind, count] of counts) {
    for (const step of countSteps.filter((value) => value <= count)) {
      digits[placeOf(`${kind} ${step}`)] = '1';
    }
  }
  return digits.join('');
}

/** Fowler, Noll and Vo's hash, FNV-1a of 32 bits. */
function placeOf(feature: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < feature.length; index += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 16_777_619);
  }
  return (hash >>> 0) % featureBits;
}

type Elements = readonly (string | undefined)[];

/** Each atom's element; undefined for a wildcard or an atom list of a fragment, which only the molfile has. */
function elementsOf(molecule: Molecule): Elements {
  const lines = molecule.isFragment() ? molecule.toMolfile().split('\n').slice(4) : undefined;
  return numbersTo(molecule.getAllAtoms()).map((atom) => {
    const label = molecule.getAtomLabel(atom);
    return !lines || lines[atom]?.slice(31, 34).trim() === label ? label : undefined;
  });
}

function atomKinds(molecule: Molecule, elements: Elements): string[] {
  return elements.flatMap((label, atom) => {
    if (label === undefined) return [];
    const charge = molecule.getAtomCharge(atom);
    return charge === 0 ? [label] : [label, `${label} of charge ${charge}`];
  });
}

/** Triple bonds only: double bonds depend on the Kekulé structure. */
function tripleBonds(molecule: Molecule): string[] {
  const triple = numbersTo(molecule.getAllBonds()).filter(
    (bond) => molecule.getBondOrder(bond) === 3 && molecule.getBondQueryFeatures(bond) === 0,
  );
  return triple.map(() => 'triple bond');
}

/**
 * The number of cycles by length, and of those of carbon only. If there are too many to count, a structure gets all of
 * these features, and a fragment none.
 */
function ringCounts(molecule: Molecule, elements: Elements): (readonly [string, number])[] {
  const cycles = cyclesOf(ringNeighbours(molecule), maxCycleLength);
  const tooMany = molecule.isFragment() ? 0 : Infinity;
  return numbersTo(maxCycleLength + 1)
    .slice(minCycleLength)
    .flatMap((length) => {
      const rings = cycles?.filter((cycle) => cycle.length === length);
      const ofCarbon = rings?.filter((ring) => ring.every((atom) => elements[atom] === 'C'));
      return [
        [`ring of ${length}`, rings?.length ?? tooMany],
        [`carbon ring of ${length}`, ofCarbon?.length ?? tooMany],
      ] as const;
    });
}

function ringNeighbours(molecule: Molecule): number[][] {
  const neighbours: number[][] = numbersTo(molecule.getAllAtoms()).map(() => []);
  for (const bond of numbersTo(molecule.getAllBonds())) {
    if (!molecule.isRingBond(bond)) continue;
    const [one, other] = [molecule.getBondAtom(0, bond), molecule.getBondAtom(1, bond)];
    neighbours[one]?.push(other);
    neighbours[other]?.push(one);
  }
  return neighbours;
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
