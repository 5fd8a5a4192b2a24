import { bucketHealth, healthOf } from './backup-health';
import { isBackupDue } from './start-backups';

const now = Date.parse('2026-11-25T03:00:00Z');
const hour = 3_600_000;

it.each([
  { state: {}, due: true },
  { state: { begunAt: '2026-11-24T02:30:01Z', goodAt: '2026-11-24T02:30:01Z' }, due: true },
  { state: { begunAt: '2026-11-25T02:30:01Z', goodAt: '2026-11-25T02:30:01Z' }, due: false },
  { state: { begunAt: '2026-11-25T02:30:01Z', goodAt: '2026-11-24T02:30:01Z' }, due: false },
  { state: { begunAt: null, goodAt: '2026-11-24T02:30:01Z' }, due: true },
])('at three a backup of half past two is due is $due after $state', ({ state, due }) => {
  expect(isBackupDue({ ...state, now }, '02:30')).toBe(due);
});

it('before the time of the day that of the day before counts', () => {
  const state = { begunAt: '2026-11-24T03:30:01Z', goodAt: '2026-11-24T03:30:01Z' };
  expect(isBackupDue({ ...state, now }, '03:30')).toBe(false);
  expect(isBackupDue({ ...state, now: now + hour }, '03:30')).toBe(true);
});

it('one that failed is tried again an hour later', () => {
  const failed = { begunAt: '2026-11-25T02:30:01Z', goodAt: '2026-11-24T02:30:01Z' };
  expect(isBackupDue({ ...failed, now: now + hour }, '02:30')).toBe(true);
});

it('no verified backup, or one that is older than two days, is not well', () => {
  expect(healthOf({ goodAt: '2026-11-23T03:00:00Z', now }).isWell).toBe(true);
  const old = healthOf({ goodAt: '2026-11-23T02:59:59Z', failure: 'No space', now });
  expect(old).toEqual({
    isWell: false,
    detail:
      'The last verified backup is of 2026-11-23T02:59:59Z. The last attempt failed: No space',
  });
  expect(healthOf({ now })).toEqual({ isWell: false, detail: 'No backup was verified yet.' });
});

it('a bucket is not well once copies have failed for a quarter of an hour', () => {
  const sendFailure = 'The file storage answered 403';
  const sentAt = '2026-11-20T03:00:00Z';
  const failing = (failingSince: string) =>
    bucketHealth({ sentAt, sendFailure, failingSince, now });
  expect(bucketHealth({ now })).toEqual({ isWell: true, detail: 'The bucket is being filled.' });
  expect(bucketHealth({ sentAt, now }).isWell).toBe(true);
  expect(failing('2026-11-25T02:46:00Z').isWell).toBe(true);
  expect(failing('2026-11-25T02:44:00Z')).toEqual({
    isWell: false,
    detail:
      'The last copy to the bucket was of 2026-11-20T03:00:00Z. Copies have failed since 2026-11-25T02:44:00Z: The file storage answered 403',
  });
});
