import { cameWithin, choiceOf, periodOf, queryOf } from './chosen-period';

const choice = (query: string) => choiceOf(new URLSearchParams(query));

test.each([
  ['', { kind: 'days', days: 30 }],
  ['days=90', { kind: 'days', days: 90 }],
  ['days=91', { kind: 'days', days: 30 }],
  ['from=2026-01-05&until=2026-02-01', { kind: 'custom', from: '2026-01-05', until: '2026-02-01' }],
  ['from=2026-02-05&until=2026-02-01&days=7', { kind: 'days', days: 7 }],
  ['from=2026-13-05&until=2026-14-01', { kind: 'days', days: 30 }],
  ['from=<script>&until=x', { kind: 'days', days: 30 }],
])('the address ?%s chooses %j', (query, expected) => {
  expect(choice(query)).toMatchObject(expected);
  expect(choice(new URLSearchParams(queryOf(choice(query))).toString())).toMatchObject(expected);
});

test('so many days end today, over the ends of months and years', () => {
  const days = { kind: 'days', days: 7 } as const;
  expect(periodOf(days, '2026-03-03')).toEqual({ from: '2026-02-25', until: '2026-03-03' });
  expect(periodOf(days, '2026-01-01')).toEqual({ from: '2025-12-26', until: '2026-01-01' });
});

test('a list shows what came from the first moment of the period to its last', () => {
  const { createdFrom = '', createdBefore = '' } = cameWithin({
    from: '2026-02-27',
    until: '2026-02-28',
  });
  expect(new Date(createdFrom)).toEqual(new Date(2026, 1, 27));
  expect(new Date(createdBefore)).toEqual(new Date(2026, 2, 1));
});
