import type { Molecule } from 'openchemlib';

/** Boron to thallium. */
export const groupThirteen = new Set([5, 13, 31, 49, 81]);

/**
 * The number of implicit hydrogens of an atom. The library adds some to bare ions (`[As+5]`, `[Al-]`) regardless of their
 * valence.
 */
export function hydrogensOf(molecule: Molecule, atom: number): number {
  return isBareIon(molecule, atom) ? 0 : molecule.getImplicitHydrogens(atom);
}

/** Lone ions with hydrogens have a single charge (ammonium, borohydride, hydroxide). */
export function isBareIon(molecule: Molecule, atom: number): boolean {
  if (molecule.getOccupiedValence(atom) > 0) return false;
  const charge = molecule.getAtomCharge(atom);
  if (charge >= 2) return true;
  const hasNoHydrogens = molecule.getAtomAbnormalValence(atom) === 0;
  return charge === -1 && hasNoHydrogens && groupThirteen.has(molecule.getAtomicNo(atom));
}

const bareIon = /(^|\.)\[(\d*[A-Z][a-z]?)(?:H\d*(\+[2-9])|H(-))\](?=\.|$)/g;

/** The library's SMILES of a molecule, without the hydrogens that it adds to bare ions. */
export function smilesOf(molecule: Molecule): string {
  return molecule.toIsomericSmiles().replace(bareIon, (whole, ...groups: string[]) => {
    const [start = '', element = '', charges, minus] = groups;
    const isHydride = minus !== undefined && !bareAnions.has(element);
    return isHydride ? whole : `${start}[${element}${charges ?? '-'}]`;
  });
}

const bareAnions = new Set(['B', 'Al', 'Ga', 'In', 'Tl']);
