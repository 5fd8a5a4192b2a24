import { indexLetter, indexLetters, sortKey } from './index-letter';

const filed: Readonly<Record<string, readonly string[]>> = {
  A: [
    'A-Series oil',
    '(a)',
    'a-1160',
    'S-Adenosylmethionine',
    "S-(5'-Adenosyl)-L-methionine",
    'alpha-Amylase',
    '6-Aminopenicillanic acid',
    '(3S,3′S)-Astaxanthin',
    'Åbc',
    'Nα-Acetyl-L-lysine',
    '.alpha.,.alpha.-Azo',
  ],
  B: [
    'tert-Butanol',
    'TERT-BUTANOL',
    'tert.-Butanol',
    't-Butanol',
    'sec-Butanol',
    'n-Butyl acetate',
    '1H-Benzotriazole',
    '[1,1′-Biphenyl]-4-ol',
    'γ-Butyrolactone',
    'gamma-Butyrolactone',
    'bis(2-Ethylhexyl) phthalate',
    'N6-Benzyladenine',
    '4-(tert-Butyl)benzoic acid',
  ],
  C: [
    '(R)-(−)-Carvone',
    '18-Crown-6',
    'Cyclohexane',
    'Cistus',
    '5α-Cholestane',
    '5alpha-Cholestane',
    '(1S)-(+)-10-Camphorsulfonic acid',
    'm-Cresol',
    'C12-15 Alkyl benzoate',
    'C.I. Pigment Yellow 12',
    'C',
    'beta-Carotene',
    'b-Carotene',
    '(r)-(-)-carvone',
  ],
  D: [
    '1,2-Dichloroethane',
    'N,N-Dimethylformamide',
    'N,N Dimethylformamide',
    "N,N'-Dicyclohexylcarbodiimide",
    '2,4-D',
    '2,4-D, sodium salt',
    'cis-1,2-Dichloroethylene',
    '1,4:3,6-Dianhydro-D-sorbitol',
    'D&C Red No. 6',
    'D2O',
    "p,p'-DDT",
    'd6-DMSO',
    'meso-2,3-Dimercaptosuccinic acid',
    'n1,n4-Dimethylbenzene-1,4-diamine',
    "a,a'-Dichloro-p-xylene",
  ],
  E: ['e-Caprolactone', '2-Ethylhexanol', 'Éther', 'Epichlorohydrin', 'Endo-1,4-β-xylanase', 'E'],
  F: [
    '9H-Fluorene',
    '2(3H)-Furanone',
    '(E,E)-Farnesol',
    'β-D-Fructofuranose',
    '(2z)-fumaramic acid',
  ],
  G: ['D-Glucose', 'd-glucose', 'D(+)-Glucose', '¹³C₆-Glucose', '13C6-Glucose', '[13C]Glucose'],
  H: [
    'n-Hexane',
    'N-HEXANE',
    '3-Hydroxy-2-butanone',
    'H2O',
    'trans-2-Hexenal',
    'Homosalate',
    '(e)-hex-2-enal',
  ],
  I: ['Isobutanol', 'iso-Butanol', 'Isopropanol', 'Iodine', '(S)-(+)-Ibuprofen', '(S)Ibuprofen'],
  L: [
    '(+)-Limonene',
    'd-Limonene',
    'D,L-Lactide',
    'D/L-Lactide',
    '(all-E)-Lycopene',
    'α-Lipoic acid',
  ],
  M: [
    "4,4'-Methylenedianiline",
    'DL-Methionine',
    '(1R,2S,5R)-(−)-Menthol',
    '(1r,2s,5r)-menthol',
    '(r*,s*)-menthol',
    '(1R,2S)-Methyl',
    'D-Mannitol',
    'O,O-Methyl',
  ],
  N: ['Neopentyl glycol', 'Normal', 'Nor-ephedrine', 'N', '4-n-Nonylphenol', 'NORMAL'],
  P: [
    'α-Pinene',
    'a-pinene',
    '(rs)-propanol',
    'alpha-Pinene',
    'ALPHA-PINENE',
    'α Pinene',
    '(±)-α-Pinene',
    '2H-Pyran',
    '(2H)-Pyran',
    'Para',
  ],
  R: ['all-trans-Retinol', '9-cis-Retinal', 'R-134a', ' R-134a ', 'r-Something', '(rac)-Rhodinol'],
  T: [
    'Tris',
    'Transfluthrin',
    'p-Toluenesulfonic acid',
    'L-(+)-Tartaric acid',
    'rac-Tartaric acid',
    '1-(p-Tolyl)ethanol',
    '3a,4,7,7a-Tetrahydroindene',
    'DL-α-Tocopherol',
    '2,4,5-T',
    'Δ9-Tetrahydrocannabinol',
  ],
  X: ['p-Xylene', 'P-XYLENE', 'o-Xylene', 'o,m,p-Xylene', 'm-/p-Xylene', 'X-Gal'],
  '#': ['', '50-00-0', '67-64-1', 'α', '(±)', 'Ацетон', '丙酮', 'Ακετόνη', 'Кислота A'],
};

describe('indexLetter', () => {
  it.each(Object.entries(filed).flatMap(([letter, names]) => names.map((name) => [name, letter])))(
    'files %j under %s',
    (name, letter) => {
      expect(indexLetter(name)).toBe(letter);
    },
  );

  it('reads every Unicode dash and prime as the plain one', () => {
    for (const dash of '‐‑–—−') expect(indexLetter(`N,N${dash}Dimethylformamide`)).toBe('D');
    for (const prime of '’′´ʹ″') expect(indexLetter(`N,N${prime}-Dicyclohexyl`)).toBe('D');
  });

  it('stays quick on a hostile name', () => {
    const started = Date.now();
    for (const piece of ['1,', 'N,', "1'", '(', 'alpha', '.alpha.', '1a', 'D-', '٣']) {
      indexLetter(piece.repeat(50_000));
    }
    expect(Date.now() - started).toBeLessThan(500);
  });
});

describe('sortKey', () => {
  const keyOrder = (one: string, other: string) => (sortKey(one) < sortKey(other) ? -1 : 1);
  const sorted = (names: string[]) => names.toSorted(keyOrder);

  it.each([
    ['locants by value', ['1,1-Dichloroethane', '1,2-Dichloroethane', '1,10-Dichloroethane']],
    ['no locant first', ['Xylene', '2-Xylene', '10-Xylene']],
    ['rings by size', ['9-Crown-3', '15-Crown-5', '18-Crown-6']],
    ['word by word', ['Methyl', 'Methyl acetate', 'Methylamine', '2-Methyl-1-propanol']],
    ['without case and diacritics', ['ethanol', 'Éther', 'ETHYL acetate', 'Ethylene']],
    ['the whole name last', ['m-Xylene', 'o-Xylene', 'p-Xylene']],
    ['Greek letters and their names alike', ['alpha-Pinene', 'β-Pinene', 'gamma-Pinene']],
    ['numbers inside a name', ['PEG 400', 'PEG 4000', 'PEG 400 distearate']],
    ['the significant part before all else', ['(S)-Ibuprofen', '2-Imidazole', '1-Iodobutane']],
  ])('orders %s', (_rule, names) => {
    expect(sorted(names.toReversed())).toEqual(names);
  });

  it('begins with the index letter', () => {
    for (const name of Object.entries(filed).flatMap(([letter, names]) =>
      letter === '#' ? [] : names,
    )) {
      expect(sortKey(name).charAt(0).toUpperCase()).toBe(indexLetter(name));
    }
  });

  it('has a readable shape', () => {
    expect(sortKey('1,12-Dichloroethane')).toBe('dichloroethane a1b12 1,12-dichloroethane');
    expect(sortKey('50-00-0')).toBe(' b50a0a0 50-00-0');
  });
});

it('the list has 26 letters and #', () => {
  expect(indexLetters.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ#');
});
