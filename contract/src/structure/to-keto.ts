import { Molecule } from 'openchemlib';

/** Turns enols into ketones and aldehydes, one after the other: `CC(O)=CC(C)=O` becomes `CC(=O)CC(C)=O`. */
export function toKeto(molecule: Molecule): void {
  for (let enol = enolOf(molecule); enol; enol = enolOf(molecule)) {
    molecule.setBondOrder(enol.double, 1);
    molecule.setBondOrder(enol.single, 2);
  }
}

interface Enol {
  readonly single: number;
  readonly double: number;
}

function enolOf(molecule: Molecule): Enol | undefined {
  molecule.ensureHelperArrays(Molecule.cHelperParities);
  for (let atom = 0; atom < molecule.getAtoms(); atom += 1) {
    const enol = enolAt(molecule, atom);
    if (enol) return enol;
  }
  return undefined;
}

/** The bonds of an enol at its oxygen. Phenols are none, and neither are enols with a charge. */
function enolAt(molecule: Molecule, oxygen: number): Enol | undefined {
  const isHydroxyl =
    molecule.getAtomicNo(oxygen) === 8 &&
    molecule.getAtomCharge(oxygen) === 0 &&
    molecule.getConnAtoms(oxygen) === 1 &&
    molecule.getAllHydrogens(oxygen) === 1;
  if (!isHydroxyl) return undefined;
  const carbon = molecule.getConnAtom(oxygen, 0);
  const isPlain = molecule.getAtomicNo(carbon) === 6 && !molecule.isAromaticAtom(carbon);
  if (!isPlain) return undefined;
  for (let index = 0; index < molecule.getConnAtoms(carbon); index += 1) {
    const other = molecule.getConnAtom(carbon, index);
    const isDouble = molecule.getConnBondOrder(carbon, index) === 2;
    if (isDouble && molecule.getAtomicNo(other) === 6 && !molecule.isAromaticAtom(other)) {
      const single = molecule.getConnBond(oxygen, 0);
      return { single, double: molecule.getConnBond(carbon, index) };
    }
  }
  return undefined;
}
