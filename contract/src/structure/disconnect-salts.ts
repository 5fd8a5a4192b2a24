import type { Molecule } from 'openchemlib';

/** Nitrogen, phosphorus, the chalcogens and the halogens. */
const acceptors = new Set([7, 8, 9, 15, 16, 17, 34, 35, 53]);

/**
 * Turns bonds of alkali and alkaline earth metals to electronegative atoms into charges, as the IUPAC's InChI does:
 * `CO[Na]` becomes `C[O-].[Na+]`. Bonds to carbon (Grignard compounds) stay.
 */
export function disconnectSalts(molecule: Molecule): void {
  for (let bond = molecule.getAllBonds() - 1; bond >= 0; bond -= 1) {
    if (molecule.getBondOrder(bond) !== 1) continue;
    const ends = [molecule.getBondAtom(0, bond), molecule.getBondAtom(1, bond)];
    const metal = ends.find(
      (atom) => molecule.isAlkaliMetal(atom) || molecule.isEarthAlkaliMetal(atom),
    );
    const other = ends.find((atom) => acceptors.has(molecule.getAtomicNo(atom)));
    if (metal === undefined || other === undefined) continue;
    molecule.deleteBond(bond);
    molecule.setAtomCharge(metal, molecule.getAtomCharge(metal) + 1);
    molecule.setAtomCharge(other, molecule.getAtomCharge(other) - 1);
  }
}
