import { precomputeStructure } from './structures';

async function skeleton(text: string): Promise<string> {
  return (await precomputeStructure({ text, field: 'smiles' })).skeleton;
}

describe('the skeleton of a structure', () => {
  it.each([
    ['a salt and its acid', 'CC(=O)[O-].[Na+]', 'CC(=O)O'],
    ['a salt and its base', 'C[NH3+].[Cl-]', 'CN'],
    ['salts of one ion without protons', 'C[N+](C)(C)C.[Cl-]', 'C[N+](C)(C)C.[I-]'],
    ['a hydrate and what it is of', 'O.OC(=O)CC(O)(CC(=O)O)C(=O)O', 'OC(=O)CC(O)(CC(=O)O)C(=O)O'],
    ['hydrates without carbon', '[Cu+2].[O-]S(=O)(=O)[O-].O.O.O.O.O', '[Cu+2].[O-]S(=O)(=O)[O-]'],
    ['mirror images', 'C[C@H](N)C(=O)O', 'C[C@@H](N)C(=O)O'],
    ['an amino acid and its inner salt', 'CC([NH3+])C(=O)[O-]', 'CC(N)C(=O)O'],
    ['isomers at a double bond', 'C/C=C/C', 'C/C=C\\C'],
    ['a labelled form', '[13CH3]C(=O)O', 'CC(=O)O'],
  ])('is one for %s', async (_, one, other) => {
    expect(await skeleton(one)).toBe(await skeleton(other));
    expect(await skeleton(one)).not.toBe('');
  });

  it.each([
    ['homologues', 'CCO', 'CCCO'],
    ['isomers of another build', 'CCCO', 'CC(C)O'],
    ['salts of different metals without carbon', '[Na+].[Cl-]', '[K+].[Cl-]'],
    ['a nitro compound and its amine', 'O=[N+]([O-])c1ccccc1', 'Nc1ccccc1'],
  ])('differs for %s', async (_, one, other) => {
    expect(await skeleton(one)).not.toBe(await skeleton(other));
  });

  it('is empty for water alone', async () => {
    expect(await skeleton('O')).toBe('');
  });
});
