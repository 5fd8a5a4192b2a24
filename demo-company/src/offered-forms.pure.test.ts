import { readTableFile } from 'api/regulatory-tables';
import { OfferedForm } from 'contract/catalog';
import {
  classText,
  type FormInconsistency,
  formInconsistencies,
  type FormSubstance,
  lineOfRow,
  type TransportLine,
} from 'contract/regulation';
import { nothingStated } from './classified-by-other-facts';
import demoChemicals from './data/chemicals.json';
import units from './data/units.json';
import { offeredFormsOf } from './offered-forms';
import { readRegulatedFacts } from './regulated-facts';

interface Sold extends FormSubstance {
  readonly name: string;
}

let chemicals: Sold[];
let lines: Map<string, TransportLine[]>;

/** The ids of units are their places, as the suite stores nothing. */
const unitIds = new Map(
  units.map(({ symbol }, place) => [
    symbol,
    `00000000-0000-7000-8000-${String(place).padStart(12, '0')}`,
  ]),
);
const dimensions = new Map(
  units.map(({ symbol, dimension }) => [unitIds.get(symbol) ?? '', dimension]),
);

beforeAll(async () => {
  const regulated = await readRegulatedFacts(new Date('2026-11-28T12:00:00Z'));
  lines = new Map();
  for (const line of (await readTableFile('adr')).rows.map(lineOfRow)) {
    lines.set(line.unNumber, [...(lines.get(line.unNumber) ?? []), line]);
  }
  chemicals = demoChemicals.map((chemical) => {
    const facts = regulated.factsOf(chemical.casNumber);
    const offeredForms = offeredFormsOf(chemical, { ...regulated, facts }).map((form) =>
      OfferedForm.parse({
        ...form,
        packagings: form.packagings.map(({ unit, ...pack }) => {
          return { ...pack, unitId: unitIds.get(unit) };
        }),
      }),
    );
    const whole = { ...nothingStated, classificationLimits: [], density: null, ...facts };
    return { ...whole, name: chemical.name, offeredForms };
  });
});

function found(substance: FormSubstance): FormInconsistency[] {
  return formInconsistencies(substance, { lines, dimensions });
}

test('no form of the demo contradicts itself, its substance or its limits', () => {
  const all = chemicals.flatMap((one) =>
    found(one).map(({ form, code, message }) => `${form.name}: ${code}: ${message}`),
  );
  expect(all).toEqual([]);
  expect(chemicals.flatMap(({ offeredForms }) => offeredForms).length).toBeGreaterThan(180);
});

test('no reagent is sold in a tank', () => {
  const names = chemicals.flatMap(({ offeredForms }) =>
    offeredForms
      .filter(({ grades }) => grades.some((grade) => /AR|LR|ACS|HPLC|Electronic/.test(grade)))
      .filter(({ packagings }) =>
        packagings.some(({ container }) => /tank|IBC|bag/i.test(container)),
      )
      .map(({ name }) => name),
  );
  expect(names).toEqual([]);
});

/** The lines of Annex VI that are met at these strengths, as the source of the solutions has them. */
test.each([
  ['Hydrochloric acid 37 %', 'Skin Corr. 1B = H314, STOT SE 3 = H335'],
  ['Hydrochloric acid 10 %', 'Skin Irrit. 2 = H315, Eye Irrit. 2 = H319, STOT SE 3 = H335'],
  ['Sulfuric acid 96 %', 'Skin Corr. 1A = H314'],
  ['Nitric acid 53 %', 'Skin Corr. 1A = H314'],
  ['Phosphoric acid 85 %', 'Skin Corr. 1B = H314'],
  ['Acetic acid 80 %', 'Skin Corr. 1B = H314'],
  ['Acetic acid 24 %', 'Skin Irrit. 2 = H315, Eye Irrit. 2 = H319'],
  ['Formic acid 85 %', 'Skin Corr. 1B = H314'],
  ['Hydrogen peroxide 50 %', 'Ox. Liq. 2 = H272, Skin Corr. 1B = H314, STOT SE 3 = H335'],
  ['Hydrogen peroxide 35 %', 'Skin Irrit. 2 = H315, Eye Dam. 1 = H318, STOT SE 3 = H335'],
  ['Sodium hydroxide solution 50 %', 'Skin Corr. 1A = H314'],
  ['Potassium hydroxide solution 45 %', 'Skin Corr. 1A = H314'],
])('%s has the lines of the table at its strength: %s', (name, expected) => {
  const form = chemicals
    .flatMap(({ offeredForms }) => offeredForms)
    .find((one) => one.name === name);
  const own = form?.classifications.map((one) => classText({ ...one, marks: [] })) ?? [];
  expect(own).toEqual(expect.arrayContaining(expected.split(', ')));
});

test.each([
  [
    'Hydrochloric acid 37 %',
    'state-differs',
    { unNumber: 'UN1050', properShippingName: null, hazardClass: '2.3', packingGroup: null },
  ],
  ['Sulfuric acid 96 %', 'state-differs', { physicalForm: 'flakes' }],
  ['Sodium hydroxide pearls', 'state-differs', { physicalForm: 'solution' }],
  ['Sulfuric acid 96 %', 'transport-differs', { hazardClass: '3' }],
  ['Sulfuric acid 96 %', 'transport-differs', { packingGroup: 'III' }],
  ['Sulfuric acid 96 %', 'transport-missing', { unNumber: null }],
  ['Sulfuric acid 96 %', 'statements-missing', { classifications: [] }],
  ['Sulfuric acid 50 %', 'solution-facts', { density: 1.83 }],
  ['Sulfuric acid 50 %', 'law-differs', { classifications: [] }],
  ['Hydrochloric acid 10 %', 'law-differs', { strength: 37 }],
] as const)('%s: %s is found: %j', (name, code, error) => {
  const substance = chemicals.find(({ offeredForms }) =>
    offeredForms.some((one) => one.name === name),
  );
  const offeredForms = (substance?.offeredForms ?? []).map((form) =>
    form.name === name ? OfferedForm.parse({ ...form, ...error }) : form,
  );
  const whole = { ...nothingStated, classificationLimits: [], ...substance, density: 1.83 };
  const codes = found({ ...whole, offeredForms }).map((one) => one.code);
  expect(codes).toContain(code);
});
