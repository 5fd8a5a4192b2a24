import { readTableFile } from 'api/regulatory-tables';
import {
  Classification,
  inconsistenciesOf,
  lineOfRow,
  type SafetyRecord,
  type TransportLine,
} from 'contract/regulation';
import { nothingStated } from './classified-by-other-facts';
import demoChemicals from './data/chemicals.json';
import units from './data/units.json';
import { readRegulatedFacts } from './regulated-facts';

let records: { name: string; record: SafetyRecord; lines: TransportLine[] }[];

beforeAll(async () => {
  const { factsOf } = await readRegulatedFacts(new Date('2026-11-28T12:00:00Z'));
  const lines = (await readTableFile('adr')).rows.map(lineOfRow);
  const dimensions = new Map(units.map(({ symbol, dimension }) => [symbol, dimension]));
  records = demoChemicals.map(({ name, casNumber, packagings }) => {
    const record: SafetyRecord = {
      ...nothingStated,
      ...factsOf(casNumber),
      packs: packagings.map(({ container, unit }) => {
        return { container, dimension: dimensions.get(unit) ?? null };
      }),
    };
    const own = lines.filter(({ unNumber }) => unNumber === record.unNumber);
    return { name, record, lines: own };
  });
});

test('no chemical of the demo contradicts itself', () => {
  const found = records.flatMap(({ name, record, lines }) =>
    inconsistenciesOf(record, lines).map(({ code, message }) => `${name}: ${code}: ${message}`),
  );
  expect(found).toEqual([]);
});

describe('a planted error is found', () => {
  const planted: readonly (readonly [string, string, Partial<SafetyRecord>])[] = [
    ['Acetone', 'label-differs', { ghsPictograms: ['GHS02', 'GHS06'] }],
    ['Acetone', 'label-differs', { signalWord: 'Warning' }],
    ['Acetone', 'label-differs', { hazardStatements: ['H225', 'H319'] }],
    ['Acetone', 'label-differs', { classifications: [], ghsPictograms: ['GHS02'] }],
    ['Acetone', 'label-differs', { classifications: [], signalWord: null }],
    ['Acetone', 'transport-differs', { hazardClass: '6.1' }],
    ['Acetone', 'transport-differs', { packingGroup: 'I' }],
    ['Acetone', 'state-differs', { packs: [{ container: 'Lined bag', dimension: 'mass' }] }],
    ['Acetone', 'flash-differs', { flashPoint: 40 }],
    ['Acetone', 'flash-differs', { boilingPoint: 20 }],
    ['Acetone', 'transport-missing', { unNumber: null }],
    ['Anisole', 'statements-missing', { hazardStatements: [], classifications: [] }],
    ['Phosphoric acid', 'solution-facts', { boilingPoint: 406.9 }],
  ];
  it.each(planted)('%s: %s %j', (name, code, error) => {
    const known = records.find((one) => one.name === name);
    expect(known).toBeDefined();
    const record = { ...nothingStated, ...known?.record, ...error };
    const lines = record.unNumber === null ? [] : (known?.lines ?? []);
    const codes = inconsistenciesOf(record, lines).map((one) => one.code);
    expect(codes).toContain(code);
  });

  it('a gas in a jerrycan, and a solid as a liquid in one', () => {
    const packs = [{ container: 'HDPE jerrycan', dimension: 'volume' }];
    const line = (unNumber: string, name: string, hazardClass: string) => {
      const empty = '\t\t\t\t\t\t\t\t';
      return lineOfRow(`${unNumber}\t${name}\t${hazardClass}${empty}`);
    };
    const gas = line('UN1050', 'HYDROGEN CHLORIDE, ANHYDROUS', '2');
    const solid = line('UN3453', 'PHOSPHORIC ACID, SOLID', '8');
    for (const one of [gas, solid]) {
      const { unNumber, properShippingName } = one;
      const record = { ...nothingStated, unNumber, properShippingName, packs };
      const codes = inconsistenciesOf(record, [one]).map(({ code }) => code);
      expect(codes).toContain('state-differs');
    }
  });

  it('a remedy leaves nothing of what it mends', () => {
    for (const [name, code, error] of planted) {
      const known = records.find((one) => one.name === name);
      const record = { ...nothingStated, ...known?.record, ...error };
      const lines = known?.lines ?? [];
      const found = inconsistenciesOf(record, lines).find((one) => one.code === code);
      if (!found?.fix) continue;
      const mended = { ...record, ...found.fix.values };
      expect(mended.classifications.map((one) => Classification.parse(one))).toEqual(
        mended.classifications,
      );
      expect(inconsistenciesOf(mended, lines).map((one) => one.code)).not.toContain(code);
    }
  });
});
