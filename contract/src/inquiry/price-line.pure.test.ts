import { OfferedForm } from '../catalog/offered-form';
import type { OfferLine } from './offer';
import { type NamedRecords, pricedLine } from './price-line';

const form = (fields: object) => OfferedForm.parse(fields);

const named: NamedRecords = {
  chemicals: new Map([
    [
      'acetone',
      {
        name: 'Acetone',
        casNumber: '67-64-1',
        density: 0.8,
        unNumber: 'UN1090',
        properShippingName: 'ACETONE',
        hazardClass: '3',
        packingGroup: 'II',
        offeredForms: [
          form({ name: 'Acetone 40 %', strength: 40, density: 0.94 }),
          form({ name: 'Acetone, HPLC' }),
        ],
      },
    ],
  ]),
  units: new Map([
    ['kg', { symbol: 'kg', dimension: 'mass', factor: 1 }],
    ['t', { symbol: 't', dimension: 'mass', factor: 1000 }],
    ['L', { symbol: 'L', dimension: 'volume', factor: 1 }],
    ['drum', { symbol: 'drum', dimension: 'count', factor: 1 }],
  ]),
};
const line = (fields: object) =>
  ({
    key: 'a',
    chemicalId: 'acetone',
    freeText: null,
    grade: null,
    quantity: '0.8',
    unitId: 't',
    unitPrice: '1234.565',
    discountPercent: null,
    packaging: null,
    packSize: null,
    packUnitId: null,
    leadTimeDays: null,
    ...fields,
  }) as OfferLine;
const priced = (fields: object, currency = 'EUR') => pricedLine(line(fields), currency, named);

test('a line has its names, and quantity times price with the currency’s places', () => {
  expect(priced({})).toEqual({
    name: 'Acetone',
    casNumber: '67-64-1',
    transport: 'UN1090, 3, II',
    unit: 't',
    packUnit: null,
    packs: null,
    arePacksFull: false,
    total: '987.65',
  });
  expect(priced({}, 'JPY').total).toBe('988');
  expect(priced({ unitPrice: null }).total).toBeNull();
});

test('a line of an offered form has the form’s name, density and transport', () => {
  const packs = { packSize: '200', packUnitId: 'L' };
  expect(priced({ offeredForm: 'Acetone 40 %', ...packs })).toMatchObject({
    name: 'Acetone 40 %',
    transport: null,
    packs: 5,
  });
  expect(priced({ offeredForm: 'Acetone, HPLC', ...packs })).toMatchObject({
    name: 'Acetone, HPLC',
    transport: 'UN1090, 3, II',
    packs: 5,
  });
  expect(priced({ offeredForm: 'Acetone that is gone', ...packs })).toMatchObject({
    name: 'Acetone that is gone',
    transport: null,
    packs: null,
  });
});

test.each([
  [{ packSize: '200', packUnitId: 'kg' }, 4, true],
  [{ packSize: '190', packUnitId: 'kg' }, 5, false],
  [{ packSize: '200', packUnitId: 'L' }, 5, true],
  [{ quantity: '1000', unitId: 'L', packSize: '160', packUnitId: 'kg' }, 5, true],
  [{ packSize: '1', packUnitId: 'drum' }, null, false],
  [{ chemicalId: null, freeText: 'Oil', packSize: '200', packUnitId: 'L' }, null, false],
  [{ quantity: '999999999', packSize: '0.000001', packUnitId: 'kg' }, null, false],
])('%j makes %s packs', (fields, packs, arePacksFull) => {
  expect(priced(fields)).toMatchObject({ packs, arePacksFull });
});
