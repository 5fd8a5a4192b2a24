import { nameIndex } from '../format/names';
import { chemicalFormat } from '../../catalog/chemical/chemical.format';
import { SeenRows } from './seen-rows';
import { suggestMapping } from './suggest-mapping';

const suggest = (heads: string[], remembered = {}) =>
  suggestMapping({
    format: chemicalFormat,
    columns: heads.map((name) => ({ name, samples: [] })),
    names: { of: () => nameIndex([], 'record') },
    remembered,
  });

describe('a mapping is suggested', () => {
  it('for labels, field names and what other people call the fields', () => {
    expect(suggest(['Name', 'CAS No.', 'ec_no', 'Molecular formula', 'MW', 'Whatever'])).toEqual({
      Name: 'name',
      'CAS No.': 'casNumber',
      ec_no: 'ecNumber',
      'Molecular formula': 'formula',
      MW: 'molecularWeight',
    });
    expect(suggest(['productCode', 'CAS RN'])).toEqual({
      productCode: 'productCode',
      'CAS RN': 'casNumber',
    });
  });

  it('for the names behind those of their groups, of the first table', () => {
    const heads = ['Left shelf Name', 'Left shelf Cat. No.', 'Right shelf Name'];
    const columns = heads.map((name) => ({ name, samples: [] }));
    const names = { of: () => nameIndex([], 'record') };
    const suggestion = { format: chemicalFormat, columns, names, remembered: {} };
    expect(suggestMapping({ ...suggestion, isGrouped: true })).toEqual({
      'Left shelf Name': 'name',
      'Left shelf Cat. No.': 'productCode',
    });
    expect(suggestMapping(suggestion)).toEqual({});
  });

  it('with each field once, and a label before a synonym', () => {
    expect(suggest(['Title', 'Name', 'Chemical name'])).toEqual({ Name: 'name' });
    expect(suggest(['Structure', 'SMILES'])).toEqual({ SMILES: 'smiles' });
  });

  it('as staff chose last, also where they chose nothing', () => {
    expect(suggest(['Name', 'Stoff'], { stoff: 'name', name: null })).toEqual({ Stoff: 'name' });
    expect(suggest(['Name'], { name: 'aFieldThatWent' })).toEqual({ Name: 'name' });
  });
});

describe('rows of one file', () => {
  const cas = '67-64-1';

  it('are about the same record when the strongest they share says so', () => {
    const seen = new SeenRows(chemicalFormat);
    seen.add(1, { productCode: 'A', casNumber: cas }, undefined);
    expect(seen.twin({ productCode: 'A' }, undefined)).toMatchObject({
      message: 'The same product code as row 1',
    });
    expect(seen.twin({ casNumber: cas }, undefined)).toMatchObject({
      message: 'The same CAS number as row 1',
    });
    expect(seen.twin({ productCode: 'B', casNumber: cas }, undefined)).toBeUndefined();
  });

  it('are told apart by a code that the earlier one did not have to give', () => {
    const seen = new SeenRows(chemicalFormat);
    seen.add(3, { casNumber: cas }, undefined);
    expect(seen.twin({ productCode: 'B', casNumber: cas }, undefined)).toMatchObject({
      message: 'The same CAS number as row 3',
    });
  });

  it('are about the same record when both found it', () => {
    const seen = new SeenRows(chemicalFormat);
    seen.add(1, { productCode: 'A' }, 'record');
    expect(seen.twin({ casNumber: cas }, 'record')).toMatchObject({
      message: 'The same chemical as row 1',
    });
  });

  it('go by their names where they give nothing better', () => {
    const seen = new SeenRows(chemicalFormat);
    seen.add(1, { name: 'Resin' }, undefined);
    expect(seen.twin({ name: 'Resin' }, undefined)).toMatchObject({
      message: 'The same name as row 1',
    });
    expect(seen.twin({ name: 'Resin', casNumber: cas }, undefined)).toBeUndefined();
  });
});
