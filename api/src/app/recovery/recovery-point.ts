import { resolve } from 'node:path';
import { archivedSegments } from '../../db/embedded/archived-log';
import { majorsIn, serverFolder } from '../../db/embedded/server-folder';
import type { Env } from '../../kernel/env';
import type { HealthPart } from '../../kernel/health-part';
import { readChains, shippedUntil } from './recovery-folder';

/** Between which moments the embedded database can be restored. */
export interface RecoveryPoint {
  readonly from: Date;
  /** When the last log was shipped. */
  readonly until: Date;
  /** Since when log waits to be shipped. */
  readonly waitingSince: Date | undefined;
}

type Recovery = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'BACKUP_AT' | 'BACKUP_FOLDER'>;

/** Milliseconds for which log may wait, and for which the first of two copies, one a day, is kept. */
const maxWait = 15 * 60_000;
const maxAge = 4 * 24 * 3_600_000;

/** Whether the log of all changes is shipped with the backups of each day. */
export function keepsLog({ DATABASE_URL, BACKUP_AT, BACKUP_FOLDER }: Recovery): boolean {
  return DATABASE_URL === undefined && BACKUP_AT !== undefined && BACKUP_FOLDER !== undefined;
}

/** @returns undefined where no log is kept, or none was shipped yet */
export async function readRecoveryPoint(env: Recovery): Promise<RecoveryPoint | undefined> {
  if (!keepsLog(env) || env.BACKUP_FOLDER === undefined) return undefined;
  const chain = (await readChains(resolve(env.BACKUP_FOLDER))).at(-1);
  const [first] = chain?.bases ?? [];
  if (!chain || !first) return undefined;
  const until = (await shippedUntil(chain)) ?? chain.bases.at(-1)?.wholeAt ?? first.wholeAt;
  const major = (await majorsIn(env.DATA_DIR)).at(-1);
  const waiting =
    major === undefined ? [] : await archivedSegments(serverFolder(env.DATA_DIR, major));
  return { from: first.wholeAt, until, waitingSince: waiting.at(0)?.archivedAt };
}

/** What the health of backups says of the log; undefined where none is kept. */
export async function recoveryHealth(
  env: Recovery,
  now = Date.now(),
): Promise<HealthPart | undefined> {
  if (!keepsLog(env)) return undefined;
  const point = await readRecoveryPoint(env);
  if (!point) return { isWell: true, detail: 'The recovery log begins.' };
  const { from, until, waitingSince } = point;
  const reach = `The recovery log is of ${from.toISOString()} to ${until.toISOString()}`;
  const isShipped = waitingSince === undefined || now - waitingSince.getTime() <= maxWait;
  if (!isShipped)
    return { isWell: false, detail: `${reach}; more waits since ${waitingSince.toISOString()}.` };
  return { isWell: now - from.getTime() <= maxAge, detail: `${reach}.` };
}
