import { readEnv } from '../../kernel/env';
import { keptBackups } from './kept-backups';

const day = 24 * 3_600_000;
const nameOf = (time: number) =>
  `chemical-trading-${new Date(time).toISOString().slice(0, 10)}T02-30-00Z.backup`;
/** One a day, up to 29 November 2026, a Sunday. */
const daily = (days: number) =>
  Array.from({ length: days }, (_, index) =>
    nameOf(Date.UTC(2026, 10, 29) - index * day),
  ).toReversed();
const kept = (names: readonly string[], BACKUP_KEEP: string) => {
  const { BACKUP_KEEP: keep } = readEnv({ NODE_ENV: 'test', BACKUP_KEEP });
  return keptBackups(names, keep).map((name) => name.slice(17, 27));
};

it.each([
  [
    '7',
    [
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ],
  ],
  ['1', ['2026-11-29']],
  ['2,3', ['2026-11-15', '2026-11-22', '2026-11-28', '2026-11-29']],
  ['1,0,3', ['2026-09-30', '2026-10-31', '2026-11-29']],
  ['2, 2, 2', ['2026-10-31', '2026-11-22', '2026-11-28', '2026-11-29']],
])('of a backup each day, %s keeps days, weeks and months', (keep, expected) => {
  expect(kept(daily(120), keep)).toEqual(expected);
});

it('several of a day count each, weeks begin on Monday, and a week without a backup takes no place', () => {
  const names = [
    nameOf(Date.UTC(2026, 9, 4)),
    nameOf(Date.UTC(2026, 9, 5)),
    'chemical-trading-2026-11-29T02-30-00Z.backup',
    'chemical-trading-2026-11-29T14-00-00Z.backup',
  ];
  expect(keptBackups(names, { days: 2, weeks: 3, months: 0 })).toEqual(names);
  expect(keptBackups(names, { days: 1, weeks: 0, months: 0 })).toEqual(names.slice(3));
  expect(keptBackups([], { days: 7, weeks: 4, months: 12 })).toEqual([]);
});

it('a year that begins in the week of the year before is one week', () => {
  const names = [
    nameOf(Date.UTC(2026, 11, 28)),
    nameOf(Date.UTC(2027, 0, 3)),
    nameOf(Date.UTC(2027, 0, 4)),
  ];
  expect(keptBackups(names, { days: 1, weeks: 2, months: 0 })).toEqual(names.slice(1));
});

it.each(['0', '-1', 'x', '7,4,12,1', '7;4', '1.5'])('%s is refused with an example', (value) => {
  expect(() => readEnv({ NODE_ENV: 'test', BACKUP_KEEP: value })).toThrow(/BACKUP_KEEP.*7,4,12/s);
});
