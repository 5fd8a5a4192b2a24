import { Molecule } from 'openchemlib';
import { flatCodeOf, substanceOf } from './substance-codes';

const carbon = 6;
const oxygen = 8;

/**
 * A code shared by the salts, hydrates, stereoisomers and labelled forms of a substance: its largest component with carbon,
 * neutralised by protons where possible, without stereo and isotopes. Without carbon, everything but water; empty for water.
 */
export function skeletonOf(molecule: Molecule): string {
  const parts = substanceOf(molecule)
    .getFragments()
    .filter((part) => !isWater(part));
  const [largest] = parts.filter(hasCarbon).toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const chosen = largest ? [largest] : parts;
  const whole = new Molecule(16, 16);
  for (const part of chosen) whole.addMolecule(part);
  if (sizeOf(whole) === 0) return '';
  whole.stripIsotopInfo();
  if (largest) removeProtonCharges(whole);
  return flatCodeOf(whole);
}

function sizeOf(part: Molecule): number {
  return part.getAllAtoms();
}

function isWater(part: Molecule): boolean {
  part.ensureHelperArrays(Molecule.cHelperNeighbours);
  return part.getAtoms() === 1 && part.getAtomicNo(0) === oxygen && part.getAtomCharge(0) === 0;
}

function hasCarbon(part: Molecule): boolean {
  return atomsOf(part).some((atom) => part.getAtomicNo(atom) === carbon);
}

/** Charges that protons cannot neutralise remain (quaternary ammonium ions), and those next to an opposite charge. */
function removeProtonCharges(molecule: Molecule): void {
  molecule.ensureHelperArrays(Molecule.cHelperNeighbours);
  for (const atom of atomsOf(molecule)) {
    const charge = molecule.getAtomCharge(atom);
    if (charge === 0 || isBesideOpposite(molecule, atom)) continue;
    if (charge < 0 || molecule.getAllHydrogens(atom) >= charge) molecule.setAtomCharge(atom, 0);
  }
}

function isBesideOpposite(molecule: Molecule, atom: number): boolean {
  const charge = molecule.getAtomCharge(atom);
  const count = molecule.getAllConnAtoms(atom);
  return Array.from({ length: count }, (_, index) => molecule.getConnAtom(atom, index)).some(
    (other) => molecule.getAtomCharge(other) * charge < 0,
  );
}

function atomsOf(molecule: Molecule): number[] {
  return Array.from({ length: molecule.getAllAtoms() }, (_, atom) => atom);
}
