import { byDay } from './by-day';

test('notifications stand under their days, the newest first', () => {
  const now = new Date(2026, 2, 1, 9);
  const at = (day: number, hour: number) => ({ time: new Date(2026, 1, day, hour).toISOString() });
  const [today, late, early, before] = [at(29, 8), at(28, 23), at(28, 1), at(20, 12)];
  expect(byDay([today, late, early, before], now)).toEqual([
    { day: 'Today', items: [today] },
    { day: 'Yesterday', items: [late, early] },
    { day: '20 Feb 2026', items: [before] },
  ]);
});
