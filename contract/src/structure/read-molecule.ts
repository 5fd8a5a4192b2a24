import { structureLimits } from './structure-limits';
import { Molecule } from 'openchemlib';
import { disconnectSalts } from './disconnect-salts';
import { groupThirteen } from './hydrogens-of';
import { readMolfile } from './read-molfile';
import { readSmiles } from './read-smiles';
import { StructureError } from './structure-error';
import { untangle } from './untangle';

/**
 * Reads a SMILES or a molfile as a definite structure: no placeholders, no impossible valences. Salts of alkali and
 * alkaline earth metals that are drawn with a bond are read as ions, so that one substance has one structure.
 *
 * @throws StructureError
 */
export function readMolecule(text: string): Molecule {
  const molecule = readAny(text);
  if (molecule.isFragment()) throw new StructureError(placeholder);
  for (let atom = 0; atom < molecule.getAllAtoms(); atom += 1) checkAtom(molecule, atom);
  return withCoordinates(molecule);
}

/**
 * Reads a SMILES or a molfile as part of a structure: `*` stands for any atom.
 *
 * @throws StructureError
 */
export function readFragment(text: string): Molecule {
  const molecule = readAny(text);
  for (let atom = 0; atom < molecule.getAllAtoms(); atom += 1) {
    if (molecule.getAtomicNo(atom) > lastElement) throw new StructureError(placeholder);
  }
  return molecule;
}

const lastElement = 118;
const placeholder =
  'The structure has a placeholder (such as * or R) in it: draw every atom of the substance.';

function readAny(text: string): Molecule {
  const molecule = /[\r\n]/.test(text.trim()) ? readMolfile(text) : readSmiles(text.trim());
  checkSize(molecule);
  disconnectSalts(molecule);
  return molecule;
}

function checkSize(molecule: Molecule): void {
  const atoms = heavyAtomsOf(molecule);
  if (molecule.getAllAtoms() === 0) throw new StructureError('There is no atom in it.');
  if (atoms > structureLimits.heavyAtoms) {
    const { heavyAtoms } = structureLimits;
    throw new StructureError(`It has ${atoms} atoms besides hydrogen; ${heavyAtoms} is the most.`);
  }
}

/** The number of heavy atoms. */
export function heavyAtomsOf(molecule: Molecule): number {
  let count = 0;
  for (let atom = 0; atom < molecule.getAllAtoms(); atom += 1) {
    if (molecule.getAtomicNo(atom) > 1) count += 1;
  }
  return count;
}

/** Elements of the first two periods never have more bonds than the octet rule allows; others do. */
const lastOfSecondPeriod = 10;

function checkAtom(molecule: Molecule, atom: number): void {
  const element = molecule.getAtomicNo(atom);
  if (element < 1 || element > lastElement) throw new StructureError(placeholder);
  const bonds = molecule.getOccupiedValence(atom);
  const most = isBridge(molecule, atom) ? 2 : molecule.getMaxValence(atom);
  if (element <= lastOfSecondPeriod && bonds > most) {
    const label = molecule.getAtomLabel(atom);
    throw new StructureError(`Atom ${atom + 1} (${label}) has ${bonds} bonds, more than it can.`);
  }
}

/** The hydrogen between two atoms of boron, aluminium and their like, as in diborane. */
function isBridge(molecule: Molecule, atom: number): boolean {
  if (molecule.getAtomicNo(atom) !== 1) return false;
  const count = molecule.getAllConnAtoms(atom);
  const others = Array.from({ length: count }, (_, index) => molecule.getConnAtom(atom, index));
  return count === 2 && others.every((other) => groupThirteen.has(molecule.getAtomicNo(other)));
}

/** Computes a 2D layout for structures without coordinates and for 3D models. */
function withCoordinates(molecule: Molecule): Molecule {
  molecule.removeAtomCustomLabels();
  molecule.ensureHelperArrays(Molecule.cHelperParities);
  molecule.removeExplicitHydrogens();
  if (isFlatDrawing(molecule)) return molecule;
  molecule.inventCoordinates();
  untangle(molecule);
  crossOpenBonds(molecule);
  return molecule;
}

/** A layout shows one configuration of an unspecified double bond: as a crossed bond, it specifies neither. */
function crossOpenBonds(molecule: Molecule): void {
  molecule.ensureHelperArrays(Molecule.cHelperParities);
  const open = Array.from({ length: molecule.getAllBonds() }, (_, bond) => bond).filter(
    (bond) => molecule.getBondParity(bond) === Molecule.cBondParityUnknown,
  );
  for (const bond of open) molecule.setBondType(bond, Molecule.cBondTypeCross);
}

function isFlatDrawing(molecule: Molecule): boolean {
  const atoms = Array.from({ length: molecule.getAllAtoms() }, (_, atom) => atom);
  const places = new Set(
    atoms.map((atom) => `${molecule.getAtomX(atom)} ${molecule.getAtomY(atom)}`),
  );
  return places.size === atoms.length && atoms.every((atom) => molecule.getAtomZ(atom) === 0);
}
