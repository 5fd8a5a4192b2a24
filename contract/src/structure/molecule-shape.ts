import { ConformerGenerator, ForceFieldMMFF94, Molecule, Resources } from 'openchemlib';
import { readMolecule } from './read-molecule';
import { StructureError } from './structure-error';

/** Of computed shapes: the maximum number of atoms, hydrogens included. */
const maxAtoms = 200;

/** In ångström; `z` is towards the viewer. */
export interface ShapePoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** An atom, by the symbol of its element; `D` is deuterium. */
export interface ShapeAtom extends ShapePoint {
  readonly symbol: string;
}

export interface ShapeBond {
  /** Places in the list of atoms. */
  readonly from: number;
  readonly to: number;
  /** 1, 2 or 3. */
  readonly order: number;
}

/** The shape of one molecule, with all its hydrogens. */
export interface MoleculeShape {
  readonly atoms: readonly ShapeAtom[];
  readonly bonds: readonly ShapeBond[];
  /** The structure leaves a configuration open, and this is one of several. */
  readonly isOneOfSeveral: boolean;
}

/**
 * Computes a shape: a conformer from the torsions and bond lengths of crystal structures, relaxed with MMFF94. The same
 * text has the same shape each time. It takes up to minutes for large structures: run it in a worker that can be ended.
 *
 * Its tables must be loaded before: `loadShapeTables`.
 *
 * @throws StructureError for texts that have none: several ions, elements without values, more than 200 atoms
 */
export function moleculeShape(text: string): MoleculeShape {
  const molecule = readMolecule(text);
  const isOneOfSeveral = hasOpenConfiguration(molecule);
  checkParts(molecule);
  const conformer = new ConformerGenerator(1).getOneConformerAsMolecule(molecule);
  if (conformer === null) throw new StructureError(noShape);
  const before = lengthsOf(conformer);
  relax(conformer);
  const moved = lengthsOf(conformer).map((length, bond) => Math.abs(length - (before[bond] ?? 0)));
  // The field has wrong values for some small molecules, such as nitrogen and sulfur trioxide.
  if (!moved.every((change) => change < maxChange)) throw new StructureError(noShape);
  return { atoms: atomsOf(conformer), bonds: bondsOf(conformer), isOneOfSeveral };
}

/** Loads openchemlib's tables, of some 400 kB, from beside the library. */
export function loadShapeTables(): Promise<void> {
  return Resources.registerFromUrl();
}

const noShape = 'No shape of this structure could be computed.';
const noField = 'The force field MMFF94 has no values for this structure, so no shape is computed.';
const severalParts =
  'It consists of several ions or molecules. How these lie to each other does not follow from the structure.';

/** In ångström, between bond lengths of crystal structures and of the force field: 0.15 at hydrogen and in acids. */
const maxChange = 0.2;

function checkParts(molecule: Molecule): void {
  if (molecule.getFragments().length > 1) throw new StructureError(severalParts);
  const hydrogens = Array.from({ length: molecule.getAllAtoms() }, (_, atom) =>
    molecule.getImplicitHydrogens(atom),
  );
  const atoms = hydrogens.reduce((sum, count) => sum + count, hydrogens.length);
  if (atoms === 1) throw new StructureError('It is a single atom, which has no shape.');
  if (atoms > maxAtoms) {
    throw new StructureError(`It has ${atoms} atoms; a shape is computed up to ${maxAtoms}.`);
  }
}

function hasOpenConfiguration(molecule: Molecule): boolean {
  molecule.ensureHelperArrays(Molecule.cHelperParities);
  const isOpenAtom = (atom: number) => molecule.getAtomParity(atom) === Molecule.cAtomParityUnknown;
  const isOpenBond = (bond: number) => molecule.getBondParity(bond) === Molecule.cBondParityUnknown;
  return (
    Array.from({ length: molecule.getAllAtoms() }, (_, atom) => atom).some(isOpenAtom) ||
    Array.from({ length: molecule.getAllBonds() }, (_, bond) => bond).some(isOpenBond)
  );
}

/** Steps of the minimisation; some two hundred are enough for a molecule of fifty atoms. */
const maxSteps = 400;

function relax(molecule: Molecule): void {
  try {
    new ForceFieldMMFF94(molecule, ForceFieldMMFF94.MMFF94).minimise({ maxIts: maxSteps });
  } catch (cause) {
    throw new StructureError(noField, { cause });
  }
}

function atomsOf(molecule: Molecule): ShapeAtom[] {
  return Array.from({ length: molecule.getAllAtoms() }, (_, atom) => ({
    symbol: molecule.getAtomMass(atom) === 2 ? 'D' : molecule.getAtomLabel(atom),
    x: molecule.getAtomX(atom),
    y: molecule.getAtomY(atom),
    z: molecule.getAtomZ(atom),
  }));
}

function bondsOf(molecule: Molecule): ShapeBond[] {
  return Array.from({ length: molecule.getAllBonds() }, (_, bond) => ({
    from: molecule.getBondAtom(0, bond),
    to: molecule.getBondAtom(1, bond),
    order: Math.min(3, Math.max(1, molecule.getBondOrder(bond))),
  }));
}

function lengthsOf(molecule: Molecule): number[] {
  const atoms = atomsOf(molecule);
  return bondsOf(molecule).map(({ from, to }) => {
    const [one, other] = [atoms[from], atoms[to]];
    if (!one || !other) return Number.NaN;
    return Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z);
  });
}
