import { precomputeStructure } from './structures';

async function traitsOf(smiles: string): Promise<readonly string[]> {
  return (await precomputeStructure({ text: smiles, field: 'smiles' })).traits;
}

describe('the traits of a structure', () => {
  it.each([
    ['O.O.O.O.O.[O-]S(=O)(=O)[O-].[Cu+2]', ['anion O4S^2-', 'cation Cu^2+', 'hydrate', 'metal Cu']],
    ['Cl[Fe](Cl)Cl', ['anion Cl^-', 'cation Fe^3+', 'metal Fe']],
    ['O=[Ti]=O', ['anion O^2-', 'cation Ti^4+', 'metal Ti']],
    ['[K+].[O-][Mn](=O)(=O)=O', ['anion MnO4^-', 'cation K^+', 'metal K', 'metal Mn']],
    ['[NH4+].[O-][N+]([O-])=O', ['anion NO3^-', 'cation H4N^+']],
    ['[Na+].OC([O-])=O', ['anion CO3^2-', 'cation Na^+', 'metal Na']],
    ['OS(O)(=O)=O', ['anion O4S^2-']],
    ['Cl', ['anion Cl^-']],
    ['[Na+].[OH-]', ['anion HO^-', 'cation Na^+', 'metal Na']],
    ['OO', []],
    ['O', []],
    ['ClCl', []],
    ['CC(C)=O', ['group ketone', 'organic']],
    ['[Na+].CC([O-])=O', ['cation Na^+', 'group carboxylic acid', 'metal Na', 'organic']],
    ['C[NH3+].[Cl-]', ['anion Cl^-', 'group amine', 'organic']],
  ])('of %s are %j', async (smiles, traits) => {
    expect(await traitsOf(smiles)).toEqual(traits);
  });

  it.each([
    ['CCO', ['alcohol']],
    ['Oc1ccccc1', ['phenol']],
    ['COC', ['ether']],
    ['C1CO1', ['epoxide']],
    ['CC=O', ['aldehyde']],
    ['CC(=O)OC', ['ester']],
    ['CC(=O)OC(C)=O', ['acid anhydride']],
    ['CC(=O)Cl', ['acid halide', 'chlorinated compound']],
    ['CN(C)C=O', ['amide']],
    ['NC(N)=O', ['urea']],
    ['Nc1ccccc1', ['aromatic amine']],
    ['C[N+](C)(C)C.[Cl-]', ['quaternary ammonium compound']],
    ['CC#N', ['nitrile']],
    ['C[N+](=O)[O-]', ['nitro compound']],
    ['CN=C=O', ['isocyanate']],
    ['CS(C)=O', ['sulfoxide']],
    ['CS', ['thiol']],
    ['CSC', ['sulfide']],
    ['CS(=O)(=O)O', ['sulfonic acid']],
    ['c1ccncc1', ['nitrogen heterocycle']],
    ['C=CC', ['alkene']],
    ['CC', ['alkane']],
    ['Cc1ccccc1', ['aromatic hydrocarbon']],
    ['ClC(Cl)Cl', ['chlorinated compound']],
    ['CC(=O)C=C', ['ketone', 'alkene']],
  ])('of %s name the groups %j', async (smiles, groups) => {
    const named = (await traitsOf(smiles)).filter((trait) => trait.startsWith('group '));
    expect(named).toEqual(groups.map((group) => `group ${group}`).toSorted());
  });
});
