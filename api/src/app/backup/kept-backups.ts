import type { Env } from '../../kernel/env';

const day = 24 * 3_600_000;
const dayOf = /^chemical-trading-(\d{4}-\d\d-\d\d)T/;

/**
 * The backups that stay: the newest, and the last one of each of some weeks and months that have one.
 *
 * @param names - of backups, in the order of their time
 */
export function keptBackups(
  names: readonly string[],
  { days, weeks, months }: Env['BACKUP_KEEP'],
): string[] {
  const kept = new Set([
    ...names.slice(-days),
    ...lastOfEach(names, weeks, weekOf),
    ...lastOfEach(names, months, (date) => date.slice(0, 7)),
  ]);
  return names.filter((name) => kept.has(name));
}

function lastOfEach(
  names: readonly string[],
  count: number,
  periodOf: (date: string) => string,
): string[] {
  const last = new Map(names.map((name) => [periodOf(dayOf.exec(name)?.[1] ?? ''), name]));
  return count === 0 ? [] : [...last.values()].slice(-count);
}

/** The Monday of a week. */
function weekOf(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - sinceMonday * day).toISOString();
}
