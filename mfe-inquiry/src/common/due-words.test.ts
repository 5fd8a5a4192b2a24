import { endOfDay } from 'shared-ui/table';
import { dueWords } from './due-words';

const at = (text: string) => new Date(text).getTime();
const iso = (text: string) => new Date(text).toISOString();
const now = at('2026-11-21T12:00:00');

it.each([
  ['2026-11-18T23:59:00', 'overdue', 'overdue 3 days'],
  ['2026-11-20T23:59:00', 'overdue', 'overdue 1 day'],
  ['2026-11-21T09:05:00', 'overdue', 'overdue 09:05'],
  ['2026-11-21T14:00:00', 'today', 'today 14:00'],
  ['2026-11-22T00:30:00', 'later', 'tomorrow 00:30'],
  ['2026-11-23T09:00:00', 'later', '23 Nov 2026'],
])('%s is %s: "%s"', (dueAt, urgency, words) => {
  expect(dueWords(iso(dueAt), now)).toEqual({ urgency, words });
});

it('ends a day where the next one begins, also where clocks change', () => {
  for (const day of ['2026-03-28', '2026-03-29', '2026-10-25', '2026-12-31']) {
    const end = new Date(endOfDay(day));
    expect([end.getHours(), end.getMinutes()]).toEqual([0, 0]);
    expect(end.getTime()).toBeGreaterThan(at(`${day}T23:59:00`));
  }
});
