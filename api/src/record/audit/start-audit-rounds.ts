import type { Logger } from 'pino';
import type { Database } from '../../db/database';
import { repeat, type Job } from '../../jobs/repeat';
import { settleRefusals } from '../../staff/session/sign-in-refusals';
import { sealAudit } from './seal-audit';

const tenMinutes = 600_000;

/** Counts refused sign-ins of past hours into the audit, and seals it. */
export function startAuditRounds({
  database,
  log,
}: {
  readonly database: Database;
  readonly log: Pick<Logger, 'error'>;
}): Job {
  const round = async () => {
    await settleRefusals(database);
    await sealAudit(database);
  };
  return repeat({ name: 'audit', pause: tenMinutes, round, log });
}
