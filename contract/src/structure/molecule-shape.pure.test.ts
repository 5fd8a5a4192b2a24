import { Resources } from 'openchemlib';
import { type MoleculeShape, moleculeShape } from './molecule-shape';
import { StructureError } from './structure-error';

beforeAll(() => Resources.registerFromNodejs());

function symbolsOf({ atoms }: MoleculeShape): string {
  return atoms
    .map(({ symbol }) => symbol)
    .toSorted()
    .join('');
}

function lengthsOf({ atoms, bonds }: MoleculeShape): number[] {
  return bonds.map(({ from, to }) => {
    const [one, other] = [atoms[from], atoms[to]];
    return Math.hypot(
      (one?.x ?? 0) - (other?.x ?? 0),
      (one?.y ?? 0) - (other?.y ?? 0),
      (one?.z ?? 0) - (other?.z ?? 0),
    );
  });
}

describe('a computed shape', () => {
  it.each([
    ['water', 'O', 'HHO'],
    ['ethanol', 'CCO', 'CCHHHHHHO'],
    ['benzene', 'c1ccccc1', 'CCCCCCHHHHHH'],
    ['heavy water', '[2H]O[2H]', 'DDO'],
    ['chloroform-d', '[2H]C(Cl)(Cl)Cl', 'CClClClD'],
    ['labelled methane', '[13CH4]', 'CHHHH'],
    ['glycine as an inner salt', '[NH3+]CC(=O)[O-]', 'CCHHHHHNOO'],
    ['ammonium alone', '[NH4+]', 'HHHHN'],
    ['sulfuric acid', 'OS(=O)(=O)O', 'HHOOOOS'],
    ['carbon dioxide', 'O=C=O', 'COO'],
    ['iodine', 'II', 'II'],
  ])('of %s has all atoms', (_name, smiles, symbols) => {
    expect(symbolsOf(moleculeShape(smiles))).toBe(symbols);
  });

  it('has the bond lengths that are known of water, and of ethanol', () => {
    // CRC Handbook, structures of free molecules: O–H 0.958 Å; C–C 1.512 Å, C–O 1.431 Å.
    for (const length of lengthsOf(moleculeShape('O'))) expect(length).toBeCloseTo(0.96, 1);
    const [carbons = 0, alcohol = 0] = lengthsOf(moleculeShape('CCO'));
    expect(carbons).toBeCloseTo(1.51, 1);
    expect(alcohol).toBeCloseTo(1.43, 1);
  });

  it('is flat for benzene', () => {
    const { atoms } = moleculeShape('c1ccccc1');
    const [a, b, c] = atoms;
    if (!a || !b || !c) throw new Error('Benzene has atoms');
    const [u, v] = [b, c].map(({ x, y, z }) => ({ x: x - a.x, y: y - a.y, z: z - a.z }));
    if (!u || !v) throw new Error('Two directions');
    const normal = {
      x: u.y * v.z - u.z * v.y,
      y: u.z * v.x - u.x * v.z,
      z: u.x * v.y - u.y * v.x,
    };
    const size = Math.hypot(normal.x, normal.y, normal.z);
    for (const { x, y, z } of atoms) {
      const off = ((x - a.x) * normal.x + (y - a.y) * normal.y + (z - a.z) * normal.z) / size;
      expect(Math.abs(off)).toBeLessThan(0.05);
    }
  });

  it('is the same each time', () => {
    expect(moleculeShape('CCCCO')).toEqual(moleculeShape('CCCCO'));
  });

  it('keeps the configuration, and says where the structure leaves one open', () => {
    const isOpen = (smiles: string) => moleculeShape(smiles).isOneOfSeveral;
    expect(isOpen('C[C@H](O)C(=O)O')).toBe(false);
    expect(isOpen('CC(O)C(=O)O')).toBe(true);
    expect(isOpen('OC(=O)/C=C/C(=O)O')).toBe(false);
    expect(isOpen('OC(=O)C=CC(=O)O')).toBe(true);
    expect(isOpen('CCO')).toBe(false);
  });
});

describe('no shape is computed', () => {
  it.each([
    ['sodium chloride', '[Na+].[Cl-]', /several ions/],
    ['copper sulfate', '[Cu+2].[O-]S(=O)(=O)[O-]', /several ions/],
    ['a hydrate', 'O.OC(=O)CC(O)(CC(=O)O)C(=O)O', /several ions/],
    ['sodium that is drawn with a bond', '[Na]OC(C)=O', /several ions/],
    ['a polymer', '*CC*', /placeholder/],
    ['a wildcard atom', 'C[*]', /placeholder/],
    ['300 atoms', 'C'.repeat(300), /300 atoms/],
    ['100 carbon atoms, 302 in all', 'C'.repeat(100), /302 atoms/],
    ['more text than a structure has', 'C'.repeat(501), /at most 500/],
    ['an invalid text', 'C1CC(', /not closed/],
    ['an empty text', '', /no atom/],
    ['a single atom', '[Ar]', /single atom/],
    ['a metal with bonds', 'C[Hg]C', /MMFF94/],
    ['a complex', 'N[Pt](N)(Cl)Cl', /MMFF94/],
    ['an oxide', 'O=[Ti]=O', /MMFF94/],
    ['boric acid', 'OB(O)O', /MMFF94/],
    ['what the force field bends wrongly', 'O=S(=O)=O', /No shape/],
    ['what the force field stretches wrongly', 'N#N', /No shape/],
  ])('of %s', (_name, smiles, words) => {
    const compute = () => moleculeShape(smiles);
    expect(compute).toThrow(StructureError);
    expect(compute).toThrow(words);
  });
});
