import type { Molecule } from 'openchemlib';

/** The alternative text of a drawing: `Structural formula of C7H8: 1 ring, aromatic`. */
export function describeMolecule(molecule: Molecule, formula: string): string {
  const parts = molecule.getFragments().length;
  const rings = molecule.getAllBonds() - molecule.getAllAtoms() + parts;
  const facts = [
    ...(parts > 1 ? [`${parts} separate parts`] : []),
    ringText(rings, Math.min(rings, molecule.getAromaticRingCount())),
    ...(molecule.getStereoCenterCount() > 0 ? ['with stereocentres'] : []),
  ];
  return `Structural formula of ${formula}: ${facts.join(', ')}`;
}

function ringText(rings: number, aromatic: number): string {
  if (rings === 0) return 'no ring';
  if (rings === 1) return aromatic === 1 ? '1 ring, aromatic' : '1 ring';
  return aromatic === 0 ? `${rings} rings` : `${rings} rings, ${aromatic} of them aromatic`;
}
