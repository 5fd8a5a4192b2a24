import { type InquiryValue, statuses, type StatusSum } from 'contract/inquiry';
import type { StatusRow } from '../common/use-statuses';
import { sumsAfterMove } from './column-sums';

const ids = ['1', '2', '3'].map((digit) =>
  statuses.id.parse(`0190c5d0-0000-7000-8000-00000000000${digit}`),
);
const [first, second, third] = ids;
if (!first || !second || !third) throw new Error('There are three');

const status = (_id: StatusRow['_id'], probability: number): StatusRow =>
  statuses.listed.parse({
    _id,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
    name: 'Status',
    isQuoted: false,
    color: 'gray',
    order: 1,
    kind: 'open',
    probability,
  });
const value = (converted: string | null): InquiryValue => ({
  amount: '1',
  currency: 'USD',
  isEstimate: false,
  converted,
});
const sums: readonly StatusSum[] = [
  { statusId: first, count: 2, value: '10.25', weighted: '1.02', lacksRate: 1 },
  { statusId: second, count: 1, value: '4.00', weighted: '2.00', lacksRate: 0 },
];
const from = status(first, 10);

test.each([
  [
    'its value goes along, weighed by each status',
    value('0.25'),
    status(second, 50),
    [
      [1, '10.00', '1.00', 1],
      [2, '4.25', '2.12', 0],
    ],
  ],
  [
    'one without a value changes the counts alone',
    null,
    status(second, 50),
    [
      [1, '10.25', '1.02', 1],
      [2, '4.00', '2.00', 0],
    ],
  ],
  [
    'one without a rate is said in the other column',
    value(null),
    status(second, 50),
    [
      [1, '10.25', '1.02', 0],
      [2, '4.00', '2.00', 1],
    ],
  ],
  [
    'an empty column has a sum from then on',
    value('10.25'),
    status(third, 70),
    [
      [1, '0.00', '0.00', 1],
      [1, '4.00', '2.00', 0],
      [1, '10.25', '7.18', 0],
    ],
  ],
])('%s', (_what, moved, to, expected) => {
  const after = sumsAfterMove(sums, { value: moved, from, to, currency: 'EUR' });
  expect(after.map((sum) => [sum.count, sum.value, sum.weighted, sum.lacksRate])).toEqual(expected);
});

test('one from a column that is not read comes, and leaves nothing', () => {
  const to = status(second, 50);
  const after = sumsAfterMove(sums, { value: value('1.00'), from: undefined, to, currency: 'EUR' });
  expect(after.map((sum) => sum.value)).toEqual(['10.25', '5.00']);
});
