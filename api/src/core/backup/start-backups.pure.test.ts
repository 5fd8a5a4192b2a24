import { healthOf } from './backup-health';
import { isBackupDue } from './start-backups';

const now = Date.parse('2026-11-25T03:00:00Z');

it.each([
  { state: {}, due: true },
  { state: { begunAt: '2026-11-24T02:30:01Z', goodAt: '2026-11-24T02:30:01Z' }, due: true },
  { state: { begunAt: '2026-11-25T02:30:01Z', goodAt: '2026-11-25T02:30:01Z' }, due: false },
  { state: { begunAt: '2026-11-25T02:30:01Z', goodAt: '2026-11-24T02:30:01Z' }, due: false },
  { state: { begunAt: null, goodAt: '2026-11-24T02:30:01Z' }, due: true },
])('at three a backup of half past two is due is $due after $state', ({ state, due }) => {
  expect(isBackupDue(state, '02:30', now)).toBe(due);
});

it('one that failed is tried again an hour later', () => {
  const failed = { begunAt: '2026-11-25T02:30:01Z', goodAt: '2026-11-24T02:30:01Z' };
  expect(isBackupDue(failed, '02:30', now + 3_600_000)).toBe(true);
});

it('a verified backup that is older than two days is not well', () => {
  expect(healthOf({ goodAt: '2026-11-23T03:00:00Z' }, now).isWell).toBe(true);
  const old = healthOf({ goodAt: '2026-11-23T02:59:59Z', failure: 'No space' }, now);
  expect(old).toEqual({
    isWell: false,
    detail:
      'The last verified backup is of 2026-11-23T02:59:59Z. The last attempt failed: No space',
  });
  expect(healthOf({ failure: 'No space' }, now).isWell).toBe(false);
});
