import { Molecule } from 'openchemlib';
import { featuresOf } from './features';
import { formulaOf } from './formula-of';
import { heavyAtomsOf, readFragment, readMolecule } from './read-molecule';
import { StructureError } from './structure-error';
import type { QuestionOf, StructureCodes, StructureQuery } from './structure-messages';
import { fingerprintOf } from './precompute-molecule';
import { skeletonOf } from './skeleton';
import { substanceCodes } from './substance-codes';

/**
 * Reads the query of a structure search.
 *
 * @throws StructureError
 */
export function readQuery({ text, isFragment }: QuestionOf<'query'>): StructureQuery {
  return isFragment ? fragmentQuery(text) : wholeQuery(text);
}

/** Reads what a structure is found by. Much less work than a query. */
export function readCodes(text: string): StructureCodes {
  const molecule = readMolecule(text);
  return { ...substanceCodes(molecule), skeleton: skeletonOf(molecule) };
}

function wholeQuery(text: string): StructureQuery {
  const molecule = readMolecule(text);
  const fragment = molecule.getCompactCopy();
  fragment.setFragment(true);
  return {
    ...substanceCodes(molecule),
    skeleton: skeletonOf(molecule),
    formula: formulaOf(molecule),
    fragment: fragment.getIDCode(),
    heavyAtoms: heavyAtomsOf(molecule),
    fingerprint: fingerprintOf(molecule),
    features: '',
  };
}

/**
 * A substructure query with open valences. Explicit hydrogens, drawn or in brackets (`[SiH]`), are a minimum; those of
 * `[nH]` and `[C@H]`, which SMILES requires, are ignored. An explicit charge must match, an atom without one matches any
 * charge; stereo is ignored.
 */
function fragmentQuery(text: string): StructureQuery {
  const fragment = readFragment(text);
  for (const [atom, count] of drawnHydrogens(fragment, text.trim()).entries()) {
    fragment.setAtomRadical(atom, Molecule.cAtomRadicalStateNone);
    fragment.setAtomAbnormalValence(atom, -1);
    requireHydrogens(fragment, atom, count);
  }
  removeHydrogens(fragment);
  if (!hasAtomToMatch(fragment)) {
    throw new StructureError('Draw at least one atom besides hydrogen.');
  }
  fragment.setFragment(true);
  return {
    idCode: '',
    flatCode: '',
    skeleton: '',
    formula: '',
    fragment: fragment.getIDCode(),
    heavyAtoms: minHeavyAtoms(fragment),
    fingerprint: fingerprintOf(fragment),
    features: featuresOf(fragment),
  };
}

/** A heavy atom, a wildcard or an isotope of hydrogen. */
function hasAtomToMatch(fragment: Molecule): boolean {
  const atoms = Array.from({ length: fragment.getAllAtoms() }, (_, atom) => atom);
  return atoms.some((atom) => fragment.getAtomicNo(atom) !== 1 || fragment.getAtomMass(atom) > 0);
}

/** A wildcard atom also matches hydrogen, unless it has two bonds. */
function minHeavyAtoms(fragment: Molecule): number {
  const atoms = Array.from({ length: fragment.getAllAtoms() }, (_, atom) => atom);
  return atoms.filter((atom) => fragment.getAllConnAtoms(atom) > 1).length;
}

const maxRequired = 3;

function requireHydrogens(fragment: Molecule, atom: number, count: number): void {
  const fewer = [
    Molecule.cAtomQFNot0Hydrogen,
    Molecule.cAtomQFNot1Hydrogen,
    Molecule.cAtomQFNot2Hydrogen,
  ];
  for (const feature of fewer.slice(0, Math.min(count, maxRequired))) {
    fragment.setAtomQueryFeature(atom, feature, true);
  }
}

const atomInSmiles = /\[[^[\]]*\]|Cl|Br|[BCNOPSFI]|[bcnops]|\*/g;
const bracketWithHydrogens = /^\[\d*[A-Z][a-z]?H(\d?)(?:[+-]\d*|\++|-+)?(?::\d+)?\]$/;

/** The explicit hydrogens of an atom, drawn or in its brackets. */
function drawnHydrogens(fragment: Molecule, text: string): number[] {
  const written: readonly string[] = text.includes('\n') ? [] : (text.match(atomInSmiles) ?? []);
  // The library reorders explicit hydrogens, so that atom numbers no longer agree.
  const isInOrder = written.length === fragment.getAllAtoms() && !written.includes('[H]');
  return Array.from({ length: fragment.getAllAtoms() }, (_, atom) => {
    const found = isInOrder ? bracketWithHydrogens.exec(written[atom] ?? '') : null;
    return fragment.getExplicitHydrogens(atom) + (found ? Number(found[1] || 1) : 0);
  });
}

/** Explicit hydrogen atoms became constraints on their neighbours. */
function removeHydrogens(fragment: Molecule): void {
  for (let atom = 0; atom < fragment.getAllAtoms(); atom += 1) {
    const isPlain = fragment.getAtomicNo(atom) === 1 && fragment.getAtomMass(atom) === 0;
    if (isPlain && fragment.getAllConnAtoms(atom) > 0) fragment.markAtomForDeletion(atom);
  }
  fragment.deleteMarkedAtomsAndBonds();
}
