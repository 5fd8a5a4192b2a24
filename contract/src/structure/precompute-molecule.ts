import { Canonizer, Molecule } from 'openchemlib';
import { describeMolecule } from './describe-molecule';
import { drawMolecule } from './draw-molecule';
import { featuresOf } from './features';
import { formulaOf } from './formula-of';
import { massOf } from '../chemistry/mass-of';
import { smilesOf } from './hydrogens-of';
import { heavyAtomsOf } from './read-molecule';
import { skeletonOf } from './skeleton';
import { substanceCodes } from './substance-codes';
import { traitsOf } from './traits';
import type { PrecomputedStructure } from './structure-messages';

/** Computes everything that is stored of a structure. */
export function precomputeMolecule(read: Molecule): PrecomputedStructure {
  // In the atom order of the graph, so that matches apply to molfile and drawing.
  const molecule = new Canonizer(read).getCanMolecule(false);
  const formula = formulaOf(molecule);
  return {
    smiles: smilesOf(molecule),
    molfile: molecule.toMolfile().trimEnd(),
    formula,
    molecularWeight: massOf(formula),
    heavyAtoms: heavyAtomsOf(molecule),
    openStereocentres: openStereocentres(molecule),
    drawing: drawMolecule(molecule),
    description: describeMolecule(molecule, formula),
    ...substanceCodes(molecule),
    skeleton: skeletonOf(molecule),
    traits: traitsOf(molecule),
    graph: molecule.getIDCode(),
    fingerprint: fingerprintOf(molecule),
    features: featuresOf(molecule),
  };
}

export function fingerprintOf(molecule: Molecule): string {
  return molecule
    .getIndex()
    .map((word) => (word >>> 0).toString(2).padStart(32, '0'))
    .join('');
}

/** Stereocentres, and C=C double bonds, without a specified configuration. */
function openStereocentres(molecule: Molecule): number {
  molecule.ensureHelperArrays(Molecule.cHelperParities);
  let count = 0;
  for (let atom = 0; atom < molecule.getAtoms(); atom += 1) {
    if (molecule.getAtomParity(atom) === Molecule.cAtomParityUnknown) count += 1;
  }
  for (let bond = 0; bond < molecule.getBonds(); bond += 1) {
    const isOpen = molecule.getBondParity(bond) === Molecule.cBondParityUnknown;
    if (isOpen && joinsCarbons(molecule, bond)) count += 1;
  }
  return count;
}

function joinsCarbons(molecule: Molecule, bond: number): boolean {
  const ends = [molecule.getBondAtom(0, bond), molecule.getBondAtom(1, bond)];
  return ends.every((atom) => molecule.getAtomicNo(atom) === 6);
}
