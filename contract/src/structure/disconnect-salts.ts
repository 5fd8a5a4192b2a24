import { Molecule } from 'openchemlib';
import { isMetal } from '../chemistry/element-sequence';

/** Nitrogen, phosphorus, the chalcogens and the halogens. */
const acceptors = new Set([7, 8, 9, 15, 16, 17, 34, 35, 53]);

/**
 * Turns bonds of alkali and alkaline earth metals to electronegative atoms into charges, as the IUPAC's InChI does:
 * `CO[Na]` becomes `C[O-].[Na+]`. Bonds to carbon (Grignard compounds) stay.
 */
export function disconnectSalts(molecule: Molecule): void {
  ionize(molecule, (bond, [one, other]) => {
    if (molecule.getBondOrder(bond) !== 1) return undefined;
    const isBase = (atom: number) =>
      molecule.isAlkaliMetal(atom) || molecule.isEarthAlkaliMetal(atom);
    const isAcceptor = (atom: number) => acceptors.has(molecule.getAtomicNo(atom));
    if (isBase(one) && isAcceptor(other)) return one;
    return isBase(other) && isAcceptor(one) ? other : undefined;
  });
}

/**
 * Turns all bonds of metals into charges, so that `O=[Ti]=O` becomes `[O-2].[Ti+4].[O-2]`: for codes that do not depend
 * on how a bond to a metal is written. Bonds between two metals are cut.
 */
export function disconnectMetals(molecule: Molecule): void {
  const isMetal = (atom: number) => isMetalAtom(molecule, atom);
  ionize(molecule, (_, [one, other]) => {
    if (isMetal(one)) return isMetal(other) ? 'neither' : one;
    return isMetal(other) ? other : undefined;
  });
}

/** Antimony forms salts as metals do. */
export function isMetalAtom(molecule: Molecule, atom: number): boolean {
  const symbol = molecule.getAtomLabel(atom);
  return isMetal(symbol) || symbol === 'Sb';
}

type Choice = (bond: number, ends: [number, number]) => number | 'neither' | undefined;

/** Cuts the bonds for which an atom is chosen, which loses its electrons of the bond to the other one. */
function ionize(molecule: Molecule, chosenOf: Choice): void {
  molecule.ensureHelperArrays(Molecule.cHelperNeighbours);
  const cuts: number[] = [];
  for (let bond = 0; bond < molecule.getAllBonds(); bond += 1) {
    const [one, other] = [molecule.getBondAtom(0, bond), molecule.getBondAtom(1, bond)];
    const chosen = chosenOf(bond, [one, other]);
    if (chosen === undefined) continue;
    cuts.push(bond);
    if (chosen === 'neither') continue;
    const electrons = molecule.getBondOrder(bond);
    const partner = chosen === one ? other : one;
    molecule.setAtomCharge(chosen, molecule.getAtomCharge(chosen) + electrons);
    molecule.setAtomCharge(partner, molecule.getAtomCharge(partner) - electrons);
  }
  for (const bond of cuts) molecule.markBondForDeletion(bond);
  if (cuts.length > 0) molecule.deleteMarkedAtomsAndBonds();
}
