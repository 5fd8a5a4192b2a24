import { drawPicture, faultsOf, matchedAtoms } from 'contract/drawing';

import { ApiProblem } from '../../kernel/problem';
import { readStructureQuery, precomputeStructure } from './structures';

const precompute = (text: string) => precomputeStructure({ text, field: 'smiles' });
const idCodes = async (texts: readonly string[]) =>
  (await Promise.all(texts.map(precompute))).map(({ idCode }) => idCode);

const refusalOf = (text: string) =>
  precompute(text).then(
    () => 'read',
    (error: unknown) => (error instanceof ApiProblem ? error.errors[0]?.message : String(error)),
  );

/** A molfile as other programs write them: chiral flag 0, Windows line ends, data after its end. */
const alanine = [
  'L-alanine',
  '  other program',
  '',
  '  6  5  0  0  0  0  0  0  0  0999 V2000',
  '    1.2990    0.7500    0.0000 C   0  0  0  0  0  0',
  '    0.0000    0.0000    0.0000 C   0  0  1  0  0  0',
  '    0.0000   -1.5000    0.0000 N   0  0  0  0  0  0',
  '   -1.2990    0.7500    0.0000 C   0  0  0  0  0  0',
  '   -1.2990    2.2500    0.0000 O   0  0  0  0  0  0',
  '   -2.5981    0.0000    0.0000 O   0  0  0  0  0  0',
  '  2  1  1  0',
  '  2  3  1  6',
  '  2  4  1  0',
  '  4  5  2  0',
  '  4  6  1  0',
  'M  END',
  '> <Name>',
  'L-alanine',
  '$$$$',
].join('\r\n');

const newEthanol = `ethanol
  other program

  0  0  0     0  0            999 V3000
M  V30 BEGIN CTAB
M  V30 COUNTS 3 2 0 0 0
M  V30 BEGIN ATOM
M  V30 1 C 0 0 0 0
M  V30 2 C 1.3 0.75 0 0
M  V30 3 O 2.6 0 0 0
M  V30 END ATOM
M  V30 BEGIN BOND
M  V30 1 1 1 2
M  V30 2 1 2 3
M  V30 END BOND
M  V30 END CTAB
M  END
`;

describe('a structure', () => {
  it.each([
    ['CCO', 'C2H6O', 46.069],
    [' OCC\n', 'C2H6O', 46.069],
    [newEthanol, 'C2H6O', 46.069],
    ['[Al]', 'Al', 26.982],
    ['C[SiH](C)C', 'C3H10Si', 74.198],
    ['[Na]Cl', 'ClNa', 58.44],
    ['[2H]O[2H]', 'D2O', 20.027],
    ['[F-].[F-].[F-].[F-].[F-].[F-].[As+5]', 'AsF6^-', 188.91],
    ['[Al-].[O]', 'AlO^-', 42.981],
    ['[AlH4-].[Li+]', 'AlH4Li', 37.954],
    ['[BH2]1[H][BH2][H]1', 'B2H6', 27.67],
    ['[13CH4]', '[13C]H4', 17.035],
    ['[OH-]', 'HO^-', 17.007],
    ['O.O.O.O.O.[O-]S(=O)(=O)[O-].[Cu+2]', 'CuO4S·5H2O', 249.677],
  ])('read from %j is %s', async (text, formula, mass) => {
    const read = await precompute(text);
    expect(read.formula).toBe(formula);
    expect(read.molecularWeight).toBeCloseTo(mass, 2);
  });

  it('has no molar mass with an element without a standard atomic weight', async () => {
    for (const text of ['[Cl-].[Cl-].[Cl-].[Pm+3]', '[Ra+2].[Cl-].[Cl-]', '[O-][Tc](=O)(=O)=O'])
      expect((await precompute(text)).molecularWeight).toBeNull();
  });

  it('of a bare ion is written and drawn without hydrogens', async () => {
    const { smiles, drawing } = await precompute('[As+5].[Cl-]');
    expect(smiles).toBe('[Cl-].[As+5]');
    const texts = drawing.labels.map(([, , , text]) => text);
    expect(texts.toSorted()).toEqual(['-', '5+', 'As', 'Cl']);
  });

  it('has one code, however it is drawn', async () => {
    const same = [
      ['c1ccccc1[N+](=O)[O-]', 'O=N(=O)C1=CC=CC=C1'],
      ['CC(=O)O[Na]', '[Na+].CC([O-])=O'],
      ['Cl.NCC', '[Cl-].CC[NH3+]'],
      ['CS(C)=O', 'C[S+](C)[O-]'],
      ['C[C@H](N)C(=O)O', alanine],
      ['CC=CC(C)=NO', 'ON=C(C)C=CC'],
    ];
    for (const texts of same) expect(new Set(await idCodes(texts)).size).toBe(1);
  });

  it('differs in code by stereo, isotopes, charges and parts', async () => {
    const codes = await idCodes([
      'C/C=C/C',
      'C/C=C\\C',
      'CC=CC',
      'C[C@H](N)C(=O)O',
      'C[C@@H](N)C(=O)O',
      'CC(N)C(=O)O',
      'CC(N)C(=O)[O-]',
      'CC(N)C(=O)O.Cl',
      '[13CH3]C(N)C(=O)O',
      '[2H]C(C)(N)C(=O)O',
    ]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('says how many stereocentres it leaves open', async () => {
    const counts = ['CC(N)C(=O)O', 'C[C@H](N)C(=O)O', 'CC=CC', 'C/C=C/C', 'c1ccccc1N=Nc1ccccc1'];
    const read = await Promise.all(counts.map(precompute));
    expect(read.map(({ openStereocentres }) => openStereocentres)).toEqual([1, 0, 1, 0, 0]);
  });

  it('is drawn in the colour of the text, with nothing that reaches out of the picture', async () => {
    const smiles = 'C[C@H](O)c1ccc([N+](=O)[O-])cc1.[Na+].[Cl-]';
    const { drawing, description } = await precompute(smiles);
    const svg = drawPicture(drawing);
    const names = [...svg.matchAll(/<([a-z]+)/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(['svg', 'path', 'g', 'text']));
    expect(svg).not.toMatch(/style|id=|rgb|class=|href|NaN|undefined/);
    expect(svg).toContain('currentColor');
    expect(svg.length).toBeLessThan(2_500);
    expect(description).toBe(
      'Structural formula of C8H9ClNNaO3: 3 separate parts, 1 ring, aromatic, with stereocentres',
    );
  });

  it('is drawn with any part of it marked', async () => {
    const { drawing } = await precompute('OC(=O)c1ccccc1');
    const letters = (svg: string) => svg.match(/<text[^>]*>\w+/g)?.length;
    const [rest = '', marked = ''] = drawPicture(drawing, {
      atoms: drawing.labels.map(([atom]) => atom),
      bonds: drawing.bonds.slice(0, 2).map(([one, other]) => [other, one]),
    }).split('<g class="match">');
    expect([letters(rest), letters(marked)]).toEqual([undefined, drawing.labels.length]);
    const moves = (svg: string) => svg.split('M').length - 1;
    expect(moves(marked)).toBeGreaterThanOrEqual(2);
    expect(moves(rest) + moves(marked)).toBe(moves(drawPicture(drawing)));
    const lone = drawPicture(drawing, { atoms: [...drawing.centres.keys()], bonds: [] });
    expect(lone.match(/<circle/g)).toHaveLength(7);
    expect(drawPicture(drawing, 'whole')).toMatch(/^<svg [^>]*><g class="match">/);
    expect(matchedAtoms(drawing, 'whole')).toHaveLength(9);
  });

  it('is drawn without bonds that cross, where turning a part of it helps', async () => {
    const arm = 'COC(=O)CCc1cc(C(C)(C)C)c(O)c(C(C)(C)C)c1';
    const { drawing } = await precompute(`C(${arm})(${arm})(${arm})${arm}`);
    const places = drawing.centres.map(([x, y]): [number, number] => [x, y]);
    const bonds = drawing.bonds.map(([one, other]) => [one, other] as const);
    expect(faultsOf({ places, bonds, bondLength: 24 })).toBe(0);
  });

  it('draws no words that a molfile brings along', async () => {
    const labelled = alanine.replace('M  END', 'A    1\r\n<script>alert(1)</script>\r\nM  END');
    const { drawing, formula } = await precompute(labelled);
    expect(drawPicture(drawing)).not.toContain('script');
    expect(formula).toBe('C3H7NO2');
  });

  it('is told from nonsense, with the place of the mistake', async () => {
    const refused: readonly (readonly [string, RegExp])[] = [
      [' ', /no atom/],
      ['hello', /character 1\b/],
      ['C1CC', /ring 1 is opened/],
      ['C((((', /bracket at character 5 is not closed/],
      ['CC)C', /bracket at character 3 closes none/],
      ['CC>>C', /character 3\b/],
      ['C%', /character 2\b/],
      ['C(C)(C)(C)(C)C', /Atom 1 \(C\) has 5 bonds/],
      ['c1cccc1', /alternating double bonds/],
      ['C*', /placeholder/],
      ['[Ala]', /placeholder/],
      ['C'.repeat(151), /151 atoms besides hydrogen; 150/],
      ['C'.repeat(20_000), /500 characters/],
      ['C1'.repeat(200), /.+/],
      ['('.repeat(450), /not closed/],
      ['[C]'.repeat(151), /151 atoms/],
      [String.fromCharCode(...Array.from({ length: 400 }, (_, index) => index % 256)), /.+/],
      ['a\nb\nc', /neither a SMILES nor a molfile/],
      ['\n\n\n999999999  0  0  0  0  0  0  0  0999 V2000\nM  END', /.+/],
      [
        '\n\n\n  0  0  0     0  0            999 V3000\nM  V30 COUNTS 99999999 9 0 0 0\nM  END',
        /counts/,
      ],
      ['\n\n\n  3  2  0  0  0  0  0  0  0  0999 V2000\n  0.0 0.0 0.0 C\nM  END', /.+/],
      ['x'.repeat(100_001), /At most/],
    ];
    for (const [text, reason] of refused) expect(await refusalOf(text)).toMatch(reason);
    expect(await refusalOf('CCO')).toBe('read');
  });

  it('to look for may have open ends', async () => {
    const query = (text: string) =>
      readStructureQuery({ text, field: 'structure', isFragment: true });
    expect((await query('C*')).fragment).not.toBe('');
    expect((await query('[N+](=O)[O-]')).fragment).toBe((await query('N(=O)=O')).fragment);
    expect((await query('[2H]')).fragment).not.toBe('');
    await expect(query('[H]')).rejects.toThrow(/at least one atom/);
    await expect(query('')).rejects.toThrow(/no atom/);
  });
});
