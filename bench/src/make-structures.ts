import { randomSeries } from './random-series';

/**
 * Generates structures: rings, bridges between two rings, and substituents, combined by a seeded random series. All
 * parts come from structures of the demo company, which are real; `R` in a ring is a position for a substituent. The
 * results have valid valences, but most were never synthesised.
 */
const rings = [
  'c1ccRcRcRc1',
  'c1cRncRcRc1',
  'c1cRcRc2cRcccc2c1',
  'C1CRCCRCRC1',
  'C1CRCROC1R',
  'C1CROCCRN1R',
  'C1CRNRCCRN1R',
  'c1cRcRoc1R',
  'c1cRncR[nH]1',
  'c1cRcRc2[nH]ccRc2c1',
  'c1cRncRnc1R',
  'C1CRCRCC1R',
  'O=C1CRCRCN1R',
  'c1cRcRc2[nH]cRnc2c1',
  'O=C1OC(=O)c2cRcRcRcc12',
  'c1ncRncRn1',
  'O=C1CRCCRCC1R',
  'O=c1ccRc2cRcRccc2o1',
  'C1=CRCCRCC1R',
  'c1cRncRcRn1',
];
const endRings = ['c1ccRcRcc1', 'c1cRncRcc1', 'C1CRCCRCC1', 'c1cRcRoc1', 'C1CROCCN1', 'C1CRCRCC1'];
const bridges = ['C', 'O', 'N', 'S', 'CC', 'C(=O)', 'C(=O)O', 'C(=O)N', 'N=N', 'S(=O)(=O)', 'C=C'];
const groups = [
  'C',
  'CC',
  'C(C)C',
  'C(C)(C)C',
  'CCCC',
  'CCCCCCCC',
  'C=C',
  'O',
  'OC',
  'OCC',
  'OCCO',
  'CO',
  'CCO',
  'N',
  'N(C)C',
  'CN',
  'CCN',
  'NC(C)=O',
  'NC(N)=O',
  'Cl',
  'Br',
  'F',
  'C(F)(F)F',
  'CCl',
  'C=O',
  'C(C)=O',
  'C(=O)O',
  'C(=O)OC',
  'C(=O)OCC',
  'OC(C)=O',
  'CC(=O)O',
  'CCC(=O)O',
  'OCC(=O)O',
  'C(N)=O',
  'C#N',
  '[N+](=O)[O-]',
  'S',
  'SC',
  'S(=O)(=O)O',
  'S(N)(=O)=O',
  'P(=O)(O)O',
  'N=C=O',
];
const bareShare = 0.35;
const twoRingShare = 0.4;

/** Different SMILES; some may denote the same structure. */
export function makeStructures(count: number): string[] {
  const random = randomSeries(20_000);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const filled = (ring = '') =>
    ring.replaceAll('R', () => (random() < bareShare ? '' : `(${pick(groups)})`));
  const made = new Set<string>();
  while (made.size < count) {
    const ring = filled(pick(rings));
    const hasFreeStart = !ring.startsWith('O=');
    const end =
      hasFreeStart && random() < twoRingShare ? `${filled(pick(endRings))}${pick(bridges)}` : '';
    made.add(end + ring);
  }
  return [...made];
}
