import { Molecule } from 'openchemlib';
import {
  atomTowards,
  moleculeOf,
  pointsOf,
  withElement,
  withGroup,
  withMolecule,
} from './edit-molecule';

const smilesOf = (molecule: Molecule | undefined) => molecule?.toIsomericSmiles();
const canonical = (smiles: string) => Molecule.fromSmiles(smiles).toIsomericSmiles();

describe('reading what was pasted', () => {
  const ethanol = Molecule.fromSmiles('CCO');
  it.each([
    ['CCO', 'CCO'],
    [ethanol.toMolfile(), 'CCO'],
    [ethanol.toMolfileV3(), 'CCO'],
  ])('takes %j', (text, smiles) => {
    expect(smilesOf(moleculeOf(text))).toBe(canonical(smiles));
  });

  const count = (atoms: number) => String(atoms).padStart(3);
  it.each([
    ['a broken SMILES', 'C1CC'],
    ['a name', 'sulfuric acid'],
    ['an InChI', 'InChI=1S/CH4/h1H4'],
    ['a chain of 100 000 atoms', 'C'.repeat(100_000)],
    ['a molfile of one line', `\n\n\n${count(2)}  1  0 V2000`],
    ['a molfile that announces 999 atoms', `\n\n\n999999  0     0  0  0 V2000\nM  END`],
    ['a V3000 of a million atoms', `\n\n\n  0  0 V3000\nM  V30 COUNTS 999999 999999 0 0 0\nM  END`],
    ['a page of markup', `<html>\n${'<p>acetone</p>\n'.repeat(9000)}`],
    ['100 kB of spaces and lines', ' \n'.repeat(51_000)],
  ])('refuses %s at once', (_, text) => {
    const start = performance.now();
    const read = moleculeOf(text);
    expect(read?.getAllAtoms() ?? 0).toBe(0);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('a group', () => {
  it.each([
    ['c1ccccc1', '*C(=O)O', 'c1ccccc1C(=O)O'],
    ['c1ccccc1', '*[N+](=O)[O-]', 'c1ccccc1[N+](=O)[O-]'],
    ['C', '*c1cccc2ccccc12', 'Cc1cccc2ccccc12'],
    ['CC', '*C#N', 'CCC#N'],
  ])('is bound to the first atom of %s', (smiles, group, expected) => {
    const bound = withGroup(Molecule.fromSmiles(smiles), { smiles: group, atom: 0 });
    expect(smilesOf(bound)).toBe(canonical(expected));
  });

  it('has room: no atom lies on another', () => {
    let molecule = Molecule.fromSmiles('c1ccccc1');
    for (const atom of [0, 1, 2]) {
      molecule = withGroup(molecule, { smiles: '*C(C)(C)C', atom }) ?? molecule;
    }
    const points = pointsOf(molecule);
    const gaps = points.flatMap((one, index) =>
      points.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(points).toHaveLength(18);
    expect(Math.min(...gaps)).toBeGreaterThan(0.1 * molecule.getAverageBondLength(false));
  });

  it('is not bound to an atom without a free valence', () => {
    const neopentane = Molecule.fromSmiles('C(C)(C)(C)C');
    expect(withGroup(neopentane, { smiles: '*C#N', atom: 0 })).toBeUndefined();
  });
});

it('an element replaces an atom, or starts at a point', () => {
  const point = { x: 40, y: 50 };
  const replaced = withElement(Molecule.fromSmiles('CC'), { symbol: 'Si', atom: 1, point });
  expect(smilesOf(replaced)).toBe(canonical('C[SiH3]'));
  const salt = withElement(new Molecule(0, 0), { symbol: 'Na', atom: -1, point });
  expect([salt.getAtomLabel(0), pointsOf(salt)]).toEqual(['Na', [point]]);
});

it('a pasted structure stands beside the drawing', () => {
  const both = withMolecule(Molecule.fromSmiles('CCO'), Molecule.fromSmiles('c1ccccc1'));
  expect(smilesOf(both)).toBe(canonical('CCO.c1ccccc1'));
  expect(smilesOf(withMolecule(new Molecule(0, 0), Molecule.fromSmiles('C')))).toBe('C');
});

it('the arrow keys reach every atom of a ring, and stop at its edge', () => {
  const ring = Molecule.fromSmiles('C1CCCCC1');
  const from = pointsOf(ring)[0] ?? { x: 0, y: 0 };
  const steps = [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
    { x: 0, y: 1 },
    { x: 0, y: -1 },
  ];
  const wide = ring.getCompactCopy();
  for (const [atom, { x, y }] of pointsOf(ring).entries()) {
    wide.setAtomX(atom, x * 24);
    wide.setAtomY(atom, y * 24);
  }
  const reached = new Set<number>();
  let open = [{ x: from.x * 24, y: from.y * 24 }];
  while (open.length > 0) {
    const found = open.flatMap((point) =>
      steps.map((step) => atomTowards(wide, { from: point, step })),
    );
    const fresh = [...new Set(found)].filter((atom) => atom !== -1 && !reached.has(atom));
    for (const atom of fresh) reached.add(atom);
    open = fresh.map((atom) => pointsOf(wide)[atom] ?? from);
  }
  expect(reached).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(atomTowards(wide, { from: { x: 999, y: 0 }, step: { x: 1, y: 0 } })).toBe(-1);
});
