import { nameKey, nameKeys, nameWords } from './normal-name';

describe('the words of a name', () => {
  it.each([
    ['Sulphuric Acid', 'sulfuric acid'],
    ['α-Pinene', 'alpha pinene'],
    ['.alpha.-Pinene', 'alpha pinene'],
    ["4,4'-Methylenedianiline", '4 4 methylenedianiline'],
    ['[1,1′-Biphenyl]-4-ol', '1 1 biphenyl 4 ol'],
    ['N,N‑Dimethylformamide', 'n n dimethylformamide'],
    ['(R)-(−)-Carvone', 'r carvone'],
    ['Crème H₂O', 'creme h 2 o'],
    ['Aluminium chloride', 'alumin chloride'],
    ['aluminum chloride', 'alumin chloride'],
    ['Aluminate', 'aluminate'],
    ['Caesium carbonate', 'cesium carbonate'],
    ['Oestradiol', 'estradiol'],
    ['Haemoglobin', 'hemoglobin'],
    ['Dimethyl sulphoxide', 'dimethyl sulfoxide'],
    ['Colour Index', 'color index'],
    ['N,N-二甲基甲酰胺', 'n n 二甲基甲酰胺'],
    ['Серная кислота', 'серн кислот'],
    ['серной кислоты', 'серн кислот'],
    ['Хлорид калия', 'хлорид кал'],
    ['Бром', 'бром'],
    ['%%% --- …', ''],
  ])('%s: %s', (name, words) => {
    expect(nameWords(name).join(' ')).toBe(words);
  });

  it('reach both spellings while they are being typed', () => {
    for (const typed of ['alumi', 'alumin', 'alumini', 'aluminiu', 'aluminu', 'sulf', 'sulph']) {
      const stored = typed.startsWith('al') ? 'Aluminium oxide' : 'Sulfur dioxide';
      expect(nameKey(stored).startsWith(nameKey(typed))).toBe(true);
    }
  });
});

describe('a name in one piece', () => {
  it.each([
    ['Ethyl acetate', 'ethylacetate'],
    ['2 propanol', '2propanol'],
    ['2-Propanol', '2propanol'],
    ['1,2-Dichloroethane', '1,2dichloroethane'],
    ['1 12-Thing', '1,12thing'],
    ['11,2-Thing', '11,2thing'],
  ])('%s: %s', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });

  it('is found without its locants and descriptors as well', () => {
    expect(nameKeys('N,N-Dimethylformamide')).toEqual(['nndimethylformamide', 'dimethylformamide']);
    expect(nameKeys('α-Pinene')).toEqual(['alphapinene', 'pinene']);
    expect(nameKeys('Toluene')).toEqual(['toluene']);
    expect(nameKeys('Äthylen')).toEqual(['athylen', 'aethylen']);
    expect(nameKeys('——')).toEqual([]);
  });

  it('is bounded, whatever is folded into it', () => {
    expect(nameKey('ﷺ'.repeat(200)).length).toBe(200);
    expect(nameWords(`${'x'.repeat(500)} y`).map(({ length }) => length)).toEqual([60, 1]);
  });
});
