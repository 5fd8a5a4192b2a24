import { ApiProblem } from '../../kernel/problem';
import { inchiOf, smilesOfInchi } from './inchi';

test.each([
  ['CCO', 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3'],
  ['C[C@H](N)C(=O)O', 'InChI=1S/C3H7NO2/c1-2(4)3(5)6/h2H,4H2,1H3,(H,5,6)/t2-/m0/s1'],
  ['C/C=C/C', 'InChI=1S/C4H8/c1-3-4-2/h3-4H,1-2H3/b4-3+'],
  ['[Na+].[Cl-]', 'InChI=1S/ClH.Na/h1H;/q;+1/p-1'],
  [
    'O.O.[Cu+2].[O-]S(=O)(=O)[O-]',
    'InChI=1S/Cu.H2O4S.2H2O/c;1-5(2,3)4;;/h;(H2,1,2,3,4);2*1H2/q+2;;;/p-2',
  ],
])('%s and its InChI lead to each other', async (smiles, inchi) => {
  expect(await inchiOf(smiles)).toBe(inchi);
  expect(await inchiOf(await smilesOfInchi({ text: inchi, field: 'smiles' }))).toBe(inchi);
});

test('what is no structure has no InChI', async () => {
  expect(await inchiOf('C1CC(')).toBeNull();
});

test.each(['InChI=1S/', 'InChI=1S/C2H6O/c1-2-', 'InChI=nonsense', 'InChI=1S/C2H6O/c9-9'])(
  '%s is refused on its field',
  async (text) => {
    const refused = smilesOfInchi({ text, field: 'smiles' });
    await expect(refused).rejects.toThrow(ApiProblem);
  },
);
