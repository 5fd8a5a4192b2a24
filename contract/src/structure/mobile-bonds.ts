import { Molecule } from 'openchemlib';

/** Atoms that a hydrogen or a negative charge moves between: N, O, S, Se, Te. */
const ends = new Set([7, 8, 16, 34, 52]);

/** Larger systems of double bonds have more paths than can be enumerated. */
const maxSteps = 20_000;

/**
 * The bonds that change when a hydrogen or a negative charge moves between heteroatoms, as in `N-C=S` and `N=C-S`: those
 * on a path of alternating single and double bonds from an atom that has one to an atom that can take it, and the
 * aromatic rings on the way. The same for all tautomers of a structure.
 *
 * @returns empty when there are too many paths
 */
export function mobileBonds(molecule: Molecule): ReadonlySet<number> {
  molecule.ensureHelperArrays(Molecule.cHelperRings);
  const found = new Set<number>();
  const symmetric: (readonly number[])[] = [];
  let steps = 0;
  const goOn = (atom: number, path: Path): void => {
    for (const step of bondsAt(molecule, atom, 1)) {
      const [taker] = bondsAt(molecule, step.other, 2);
      if (!taker || !isLink(molecule, step.other) || path.atoms.has(step.other)) continue;
      steps += 1;
      if (path.atoms.has(taker.other) || steps > maxSteps) continue;
      const bonds = [...path.bonds, step.bond, taker.bond];
      const atoms = new Set([...path.atoms, step.other, taker.other]);
      if (isTaker(molecule, taker.other)) {
        if (isSymmetric(molecule, { ...path, bonds, end: taker.other })) symmetric.push(bonds);
        else for (const bond of bonds) found.add(bond);
      }
      if (isLink(molecule, taker.other)) goOn(taker.other, { ...path, bonds, atoms });
    }
  };
  for (let atom = 0; atom < molecule.getAtoms(); atom += 1) {
    if (isGiver(molecule, atom)) goOn(atom, { start: atom, bonds: [], atoms: new Set([atom]) });
  }
  return steps > maxSteps ? new Set() : spread(found, [...symmetric, ...aromaticRings(molecule)]);
}

interface Path {
  readonly start: number;
  readonly bonds: readonly number[];
  readonly atoms: ReadonlySet<number>;
}

function bondsAt(molecule: Molecule, atom: number, order: number) {
  return Array.from({ length: molecule.getConnAtoms(atom) }, (_, index) => ({
    bond: molecule.getConnBond(atom, index),
    other: molecule.getConnAtom(atom, index),
    order: molecule.getConnBondOrder(atom, index),
  })).filter((one) => one.order === order);
}

function isGiver(molecule: Molecule, atom: number): boolean {
  const charge = molecule.getAtomCharge(atom);
  const canGive = charge === -1 || (charge === 0 && molecule.getAllHydrogens(atom) > 0);
  return ends.has(molecule.getAtomicNo(atom)) && canGive && molecule.getAtomPi(atom) === 0;
}

function isTaker(molecule: Molecule, atom: number): boolean {
  return ends.has(molecule.getAtomicNo(atom)) && molecule.getAtomCharge(atom) === 0;
}

/** Whether a path may lead on over the atom: a neutral carbon or nitrogen with one double bond. */
function isLink(molecule: Molecule, atom: number): boolean {
  const isElement = molecule.getAtomicNo(atom) === 6 || molecule.getAtomicNo(atom) === 7;
  return isElement && molecule.getAtomCharge(atom) === 0 && molecule.getAtomPi(atom) === 1;
}

/** `O-C=O` of a carboxyl group is the same the other way round. */
function isSymmetric(
  molecule: Molecule,
  { start, bonds, end }: Pick<Path, 'start' | 'bonds'> & { end: number },
) {
  const isTip = [start, end].every((atom) => molecule.getConnAtoms(atom) === 1);
  return isTip && bonds.length === 2 && molecule.getAtomicNo(start) === molecule.getAtomicNo(end);
}

function aromaticRings(molecule: Molecule): (readonly number[])[] {
  const rings = molecule.getRingSet();
  return Array.from({ length: rings.getSize() }, (_, ring) => ring)
    .filter((ring) => rings.isAromatic(ring))
    .map((ring) => rings.getRingBonds(ring));
}

/** The bonds with those of all groups that share one with them. */
function spread(bonds: Set<number>, groups: readonly (readonly number[])[]): ReadonlySet<number> {
  for (let before = -1; before < bonds.size;) {
    before = bonds.size;
    const touched = groups.filter((group) => group.some((bond) => bonds.has(bond)));
    for (const bond of touched.flat()) bonds.add(bond);
  }
  return bonds;
}
