import { ageText } from './age-text';

test('an age is told in its largest unit', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  const ages = [
    ['2026-11-22T11:59:40Z', 'now'],
    ['2026-11-22T12:00:30Z', 'now'],
    ['2026-11-22T11:55:00Z', '5 min'],
    ['2026-11-22T09:00:00Z', '3 h'],
    ['2026-11-20T09:00:00Z', '2 d'],
    ['2026-07-22T09:00:00Z', '4 mo'],
    ['2024-11-01T09:00:00Z', '2 y'],
  ] as const;
  for (const [time, words] of ages) expect(ageText(time, now)).toBe(words);
});
