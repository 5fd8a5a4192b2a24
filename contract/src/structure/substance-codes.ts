import { Canonizer, Molecule } from 'openchemlib';
import { disconnectMetals } from './disconnect-salts';
import { mobileBonds } from './mobile-bonds';
import { toKeto } from './to-keto';

/** Codes of a substance, whatever notation its structure is written in. */
export interface SubstanceCodes {
  /** With stereo and isotopes. */
  readonly idCode: string;
  /** Shared by the stereoisomers. */
  readonly flatCode: string;
}

/**
 * Codes that do not depend on the notation: bonds of metals are charges, protons stand where the pure substance has
 * them (`[Cl-].C[NH3+]` is `Cl.CN`), enols are ketones, and a hydrogen that moves between nitrogen, oxygen and sulfur
 * belongs to all of them. Hydrogens on carbon stay otherwise, and with them the stereocentres. A change of the codes
 * needs a higher `structureForm`.
 */
export function substanceCodes(molecule: Molecule): SubstanceCodes {
  const substance = substanceOf(molecule);
  const electrons = mobilize(substance);
  const idCode = codeOf(substance) + electrons;
  substance.stripStereoInformation();
  return { idCode, flatCode: codeOf(substance) + electrons };
}

/** The code of a substance without its stereo; changes the structure. */
export function flatCodeOf(substance: Molecule): string {
  const electrons = mobilize(substance);
  substance.stripStereoInformation();
  return codeOf(substance) + electrons;
}

/** The structure with ions for metals' bonds, uncharged where protons can do it, and with ketones for enols. */
export function substanceOf(molecule: Molecule): Molecule {
  const ions = molecule.getCompactCopy();
  disconnectMetals(ions);
  ions.canonizeCharge(true);
  const substance = new Canonizer(ions).getCanMolecule(false);
  toKeto(substance);
  return substance;
}

const mobile = 'm';

/**
 * Makes the bonds single that change between tautomers, and labels their atoms.
 *
 * @returns the number of double bonds and charges that were there, as text; empty for none
 */
function mobilize(molecule: Molecule): string {
  const bonds = mobileBonds(molecule);
  let doubles = 0;
  let charges = 0;
  for (const bond of bonds) {
    if (molecule.getBondOrder(bond) === 2) doubles += 1;
    molecule.setBondType(bond, Molecule.cBondTypeSingle);
    for (const atom of [molecule.getBondAtom(0, bond), molecule.getBondAtom(1, bond)]) {
      charges += molecule.getAtomCharge(atom);
      molecule.setAtomCharge(atom, 0);
      molecule.setAtomCustomLabel(atom, mobile);
    }
  }
  return bonds.size === 0 ? '' : ` ${doubles}${charges === 0 ? '' : charges}`;
}

function codeOf(molecule: Molecule): string {
  return new Canonizer(molecule, { encodeAtomCustomLabels: true }).getIDCode();
}
