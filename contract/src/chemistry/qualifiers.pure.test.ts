import { parseCasNumber } from './cas-number';
import { readQualifiers } from './qualifiers';

describe('what a buyer typed is divided into the name and', () => {
  it.each([
    ['98% sulfuric acid', 'sulfuric acid', 'strength 98%'],
    ['nitric acid min. 65 % w/w', 'nitric acid', 'strength min. 65 % w/w'],
    ['IPA 99,9 %', 'IPA', 'strength 99,9 %'],
    ['H3PO4 85', 'H3PO4', 'strength 85'],
    ['HCl 0.1 M', 'HCl', 'strength 0.1 M'],
    ['NaOH pellets', 'NaOH', 'form pellets'],
    ['citric acid monohydrate', 'citric acid', 'form monohydrate'],
    ['EDTA free acid', 'EDTA', 'form free acid'],
    ['toluene HPLC grade 2.5 L', 'toluene', 'amount 2.5 L', 'grade HPLC grade'],
    ['chloroform for HPLC', 'chloroform', 'grade HPLC', 'use for'],
    ['acetone 200l drum', 'acetone', 'amount 200l', 'amount drum'],
    ['4 x 1000 L IBC isopropanol', 'isopropanol', 'amount 4 x 1000 L', 'amount IBC'],
    ['buy paracetamol powder', 'paracetamol', 'form powder', 'use buy'],
    ['Schwefelsäure technisch', 'Schwefelsäure', 'grade technisch'],
    ['acide citrique anhydre', 'acide citrique', 'form anhydre'],
    ['ácido bórico polvo', 'ácido bórico', 'form polvo'],
    ['перманганат калия хч', 'перманганат калия', 'grade хч'],
    ['купить соду кальцинированную 25 кг', 'соду кальцинированную', 'amount 25 кг', 'use купить'],
    ['98%硫酸', '硫酸', 'strength 98%'],
    ['工业级无水乙醇', '乙醇', 'grade 工业级', 'form 无水'],
    ['氢氧化钠片碱', '氢氧化钠', 'form 片碱'],
  ])('%s', (text, name, ...qualifiers) => {
    const read = readQualifiers(text);
    expect(read.name).toBe(name);
    expect(read.qualifiers.map((one) => `${one.kind} ${one.text}`)).toEqual(qualifiers);
  });

  it.each([
    '2-propanol',
    'Irganox 1010',
    '1,4-dioxane',
    'PEG 400',
    'n-hexane',
    'Tris',
    '2,4-D',
    '纯碱',
    '二甲苯',
  ])('nothing, when %s is all name', (text) =>
    expect(readQualifiers(text)).toEqual({ name: text, qualifiers: [] }),
  );
});

it.each([
  'CAS RN® 67-64-1',
  'CAS RN™: 67-64-1',
  '(67-64-1)',
  '[67-64-1]',
  'CAS No. [67-64-1]',
  'RN 67-64-1',
])('%s is read as a CAS number', (text) => {
  expect(parseCasNumber(text)).toEqual({ ok: true, value: '67-64-1' });
});
