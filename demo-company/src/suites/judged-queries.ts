/** A structure query that our engine and RDKit answer over the demo's structures. */
export interface JudgedQuery {
  readonly mode: 'exact' | 'substructure' | 'stereoisomers';
  readonly smiles: string;
  /** For RDKit, where a SMILES means something else as a part; else the SMILES. */
  readonly smarts?: string;
  /** The chemicals that only one of them finds, and why. */
  readonly difference?: {
    readonly onlyOurs: readonly string[];
    readonly onlyTheirs: readonly string[];
    readonly reason: string;
  };
}

const exact = (smiles: string, difference?: JudgedQuery['difference']): JudgedQuery => ({
  mode: 'exact',
  smiles,
  ...(difference && { difference }),
});

const part = (smiles: string, more: Omit<JudgedQuery, 'mode' | 'smiles'> = {}): JudgedQuery => ({
  mode: 'substructure',
  smiles,
  ...more,
});

const stereoisomers = (smiles: string): JudgedQuery => ({ mode: 'stereoisomers', smiles });

const onlyOurs = (name: string, reason: string) => ({ onlyOurs: [name], onlyTheirs: [], reason });
const boundOxide = 'InChI leaves the double bond of a metal oxide that the demo is written with';

export const judgedQueries: readonly JudgedQuery[] = [
  exact('[Fe+3].[Cl-].[Cl-].[Cl-]'),
  exact('[Ti+4].[O-2].[O-2]', onlyOurs('Titanium dioxide', boundOxide)),
  exact('[Zn+2].[O-2]', onlyOurs('Zinc oxide', boundOxide)),
  exact('[Ca+2].[O-2]', onlyOurs('Calcium oxide', boundOxide)),
  exact('Cl[Al](Cl)Cl'),
  exact('[Na]Cl'),
  exact(
    'CC(O)=CC(C)=O',
    onlyOurs('Acetylacetone', 'Standard InChI keeps enols apart from ketones'),
  ),
  exact('NC(=N)S'),
  exact('c1ccc2n[nH]nc2c1'),
  exact('Oc1nc(O)nc(O)n1'),
  exact('[2H]C(Cl)(Cl)Cl'),
  exact('ClC(Cl)Cl'),
  exact('[H]C([H])([H])[H]'),
  exact('[H]OC([H])([H])[H]'),
  exact('C[C@@H](O)[C@H](N)C(=O)O'),
  exact('C[C@H](O)[C@@H](N)C(=O)O'),
  stereoisomers('CC(C)Cc1ccc(cc1)[C@H](C)C(=O)O'),
  stereoisomers('CC(=C)C1CCC(C)=CC1'),
  stereoisomers('OC(=O)C=CC(=O)O'),
  stereoisomers('OCC(O)C(O)C(O)C(O)CO'),
  part('c1ccccc1'),
  part('C(=O)O', {
    difference: onlyOurs(
      'Coumarin',
      'The lactone is part of an aromatic ring for RDKit; drawn single bonds match it here',
    ),
  }),
  part('[OH]C(=O)', { smarts: '[OX2H1]C=O' }),
  part('[O-]C(=O)', { smarts: '[O-]C=O' }),
  part('NC=O', {
    difference: {
      onlyOurs: [
        'Melamine cyanurate',
        'Aciclovir',
        'Caffeine',
        'Theophylline',
        'Trichloroisocyanuric acid',
        'Methylisothiazolinone',
      ],
      onlyTheirs: [],
      reason:
        'The ring with the amide is aromatic for RDKit, and its atoms match no aliphatic ones',
    },
  }),
  part('n1ccccc1', {
    difference: {
      onlyOurs: [],
      onlyTheirs: ['Quinacridone'],
      reason:
        'RDKit counts pyridones as aromatic; here the ring has the double bonds that are drawn',
    },
  }),
  part('[nH]1cccc1', { smarts: 'n1cccc1' }),
  part('c1ccoc1'),
  part('[N+](=O)[O-]', { smarts: '[N+](=O)[O-]' }),
  part('N=C=O'),
  part('C#N'),
  part('S(=O)(=O)O'),
  part('CC(C)(C)c1ccccc1'),
  part('P(=O)(O)O'),
  part('[Na+]'),
  part('[NH4+]', { smarts: '[#7+;!H0;!H1;!H2]' }),
  part('[2H]', { smarts: '[2H]' }),
  part('[2H]C', { smarts: '[2H]C' }),
  part('C=C', {
    difference: {
      onlyOurs: [
        'Furfuryl alcohol',
        'Drometrizole',
        'Metronidazole',
        'Aciclovir',
        'Furosemide',
        'Caffeine',
        'Theophylline',
        'Imidazole',
        'Indole',
        'Furfural',
        'Indole-3-butyric acid',
        'Maltol',
        'L-Tryptophan',
        'Climbazole',
        'Kojic acid',
        'Coumarin',
        'Methylene blue',
        'Methylisothiazolinone',
      ],
      onlyTheirs: [],
      reason:
        'Rings of five with a heteroatom and pyrones keep their double bonds here; RDKit has them aromatic',
    },
  }),
  part('C[C@H](N)C(=O)O', { smarts: 'CC(N)C(=O)O' }),
  part('c1ccc2ccccc2c1'),
  part('Clc1ccccc1'),
  part('[SiH]', { smarts: '[Si;!H0]' }),
  part('O.O'),
];
