import { AnswerContents, askedSuppliers } from './asked-supplier';
import { comparedAnswers, type GivenAnswer } from './compared-answers';
import { RequestLine } from './supplier-request';

const uuid = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [kg, t, litre, piece] = [uuid(1), uuid(2), uuid(3), uuid(4)];
const units = new Map([
  [kg, { symbol: 'kg', dimension: 'mass', factor: 1 }],
  [t, { symbol: 't', dimension: 'mass', factor: 1000 }],
  [litre, { symbol: 'L', dimension: 'volume', factor: 1 }],
  [piece, { symbol: 'pc', dimension: 'count', factor: 1 }],
] as const);
const key = uuid(9);

const line = (fields: object = {}) =>
  RequestLine.parse({ key, freeText: 'Acetone', quantity: '100', unitId: kg, ...fields });

interface Said {
  readonly currency?: string;
  readonly state?: GivenAnswer['state'];
  readonly until?: string;
  readonly line?: object;
}

/** The answers of suppliers A, B, C: a price for each kilogram unless they say otherwise. */
function given(answers: readonly (Said & { readonly price?: string })[]): GivenAnswer[] {
  return answers.map(
    ({ price, currency = 'EUR', state = 'answered', until, line: said }, index) => ({
      askedId: askedSuppliers.id.parse(uuid(20 + index)),
      companyName: 'ABC'[index] ?? '',
      state,
      answer: AnswerContents.parse({
        name: 'Sam',
        currency,
        validUntil: until,
        lines: [{ key, unitPrice: price, unitId: kg, ...said }],
      }),
    }),
  );
}

function compared(
  answers: Parameters<typeof given>[0],
  asked: object = {},
  density: number | null = null,
) {
  const [result] = comparedAnswers({
    lines: [line(asked)],
    answers: given(answers),
    units,
    densityOf: () => density,
    rates: new Map([
      ['USD', { rate: '0.9', isInverse: false }],
      ['GBP', { rate: '0.8', isInverse: true }],
    ]),
    currency: 'EUR',
    day: '2026-12-01',
  });
  const best = result?.best ?? null;
  return {
    converted: result?.prices.map((price) => price.converted),
    problems: result?.prices.map(({ problem }) => problem),
    notes: result?.prices.map(({ notes }) => notes),
    best: best && [answers.findIndex((_, at) => uuid(20 + at) === best.askedId), best.reason],
  };
}

test.each([
  ['one answer', [{ price: '2' }], ['2'], [0, 'Only answer']],
  [
    'the lowest',
    [{ price: '2.5' }, { price: '2.2' }, { price: '3' }],
    ['2.5', '2.2', '3'],
    [1, 'Lowest of 3, 12 % below the next'],
  ],
  [
    'a rate',
    [{ price: '2' }, { price: '2', currency: 'USD' }],
    ['2', '1.8'],
    [1, 'Lowest of 2, 10 % below the next'],
  ],
  [
    'an inverse rate',
    [{ price: '2' }, { price: '2', currency: 'GBP' }],
    ['2', '2.5'],
    [0, 'Lowest of 2, 20 % below the next'],
  ],
  [
    'tonnes',
    [{ price: '2' }, { price: '1900', line: { unitId: t } }],
    ['2', '1.9'],
    [1, 'Lowest of 2, 5 % below the next'],
  ],
  [
    'a tie by lead time',
    [
      { price: '2', line: { leadTimeDays: 21 } },
      { price: '2', line: { leadTimeDays: 14 } },
    ],
    ['2', '2'],
    [1, 'Same price as A, 14 days instead of 21'],
  ],
  [
    'a tie without a lead time',
    [{ price: '2' }, { price: '2', line: { leadTimeDays: 14 } }],
    ['2', '2'],
    [1, 'Same price as A, which says no lead time'],
  ],
  ['a tie by name', [{ price: '2' }, { price: '2.00' }], ['2', '2'], [0, 'Same price as B']],
  [
    'a hair below',
    [{ price: '1000' }, { price: '999.99' }],
    ['1000', '999.99'],
    [1, 'Lowest of 2, less than 0.1 % below the next'],
  ],
  [
    'a small price',
    [{ price: '0.00001' }, { price: '0.00002' }],
    ['0.00001', '0.00002'],
    [0, 'Lowest of 2, 50 % below the next'],
  ],
])('%s', (_, answers, converted, best) => {
  expect(compared(answers)).toMatchObject({ converted, best });
});

test.each([
  ['no rate', { price: '2', currency: 'JPY' }, 'No exchange rate from JPY to EUR'],
  [
    'another measure',
    { price: '2', line: { unitId: litre } },
    'Priced per L, which cannot be compared with kg',
  ],
  [
    'pieces',
    { price: '2', line: { unitId: piece } },
    'Priced per pc, which cannot be compared with kg',
  ],
  ['an ended validity', { price: '2', until: '2026-11-30' }, 'Was valid until 30 November 2026'],
  [
    'an ended validity of the line',
    { price: '2', until: '2027-01-01', line: { validUntil: '2026-11-30' } },
    'Was valid until 30 November 2026',
  ],
  ['what cannot be supplied', { line: { cannotSupply: true } }, 'Cannot supply'],
  ['no price', {}, 'No price'],
  ['a refusal after a price', { price: '2', state: 'declined' }, 'Declined'],
  ['a withdrawal', { price: '2', state: 'withdrawn' }, 'Withdrawn'],
  ['silence', { state: 'expired' }, 'No answer'],
] as const)('%s is said and not compared', (_, answer, problem) => {
  const { problems, converted, best } = compared([answer, { price: '9' }]);
  expect({ problems, converted }).toEqual({ problems: [problem, null], converted: [null, '9'] });
  expect(best?.[0]).toBe(1);
});

test('the last day of a validity still counts', () => {
  expect(compared([{ price: '2', until: '2026-12-01' }]).problems).toEqual([null]);
});

test('the only price that can be compared says that there are others', () => {
  expect(compared([{ price: '1', currency: 'JPY' }, { price: '2' }]).best).toEqual([
    1,
    'The only price that can be compared',
  ]);
});

test('litres and kilograms are compared by the density', () => {
  // 1 L weighs 0.8 kg: 2 EUR/L is 2.50 EUR/kg.
  const { converted, best } = compared(
    [{ price: '2', line: { unitId: litre } }, { price: '2.4' }],
    {},
    0.8,
  );
  expect(converted).toEqual(['2.5', '2.4']);
  expect(best?.[0]).toBe(1);
});

test('without a unit of the line, the first price gives it', () => {
  const { converted } = compared([{ price: '900', line: { unitId: t } }, { price: '1' }], {
    quantity: null,
    unitId: null,
  });
  expect(converted).toEqual(['900', '1000']);
});

test('a least amount above what is asked for goes behind others, and is said', () => {
  const { notes, best } = compared([
    { price: '1', line: { minimum: '500' } },
    { price: '2', line: { minimum: '100' } },
  ]);
  expect(notes).toEqual([['From 500 kg, more than the 100 kg asked for'], ['From 100 kg']]);
  expect(best).toEqual([1, 'The only one of the amount asked for']);
});

test('where all ask for more, the lowest of them is the best, with a warning', () => {
  const { best } = compared([
    { price: '1', line: { minimum: '0.5', unitId: t } },
    { price: '2', line: { minimum: '500' } },
  ]);
  expect(best).toEqual([
    0,
    'Lowest of 2, 100 % below the next, though its least amount is above the amount asked for',
  ]);
});

test.each([
  [{ packSize: '25', packUnitId: kg, packaging: 'Drum' }, '4 × 25 kg Drum'],
  [{ packSize: '30', packUnitId: kg }, '4 × 30 kg, more than asked for'],
  [{ packSize: '200', packUnitId: litre }, '200 L'],
  [{ packaging: 'Bag' }, 'Bag'],
])('packs of %j are said', (said, note) => {
  expect(compared([{ price: '1', line: said }]).notes).toEqual([[note]]);
});

test('a refused answer line says which field', () => {
  const parse = (fields: object) => AnswerContents.shape.lines.safeParse([{ key, ...fields }]);
  expect(parse({ unitPrice: '1' }).error?.issues[0]?.path).toEqual([0, 'unitId']);
  expect(parse({ packSize: '1' }).error?.issues[0]?.path).toEqual([0, 'packUnitId']);
  expect(parse({ unitPrice: '1', unitId: kg, cannotSupply: true }).error?.issues[0]?.path).toEqual([
    0,
    'unitPrice',
  ]);
  expect(parse({ unitPrice: '-1', unitId: kg }).success).toBe(false);
});
