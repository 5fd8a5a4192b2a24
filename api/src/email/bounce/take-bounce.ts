import type { BounceOutcome } from 'contract/email';
import { sql } from 'kysely';
import type { Services } from '../../kernel/services';
import type { Work } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { suppressAddress } from '../suppression/suppress-address';
import { isAddressGone, readReport, type Report, tokensIn } from './read-report';

export type BounceServices = Pick<Services, 'database' | 'tables' | 'mailTokens' | 'meters'>;

/**
 * Takes a message that came back. Only one that carries the token of a mail changes anything: a bounced mail says so, an
 * address that is gone or complained is suppressed. A second time it changes nothing more.
 */
export async function takeBounce(
  services: BounceServices,
  message: Buffer,
): Promise<BounceOutcome> {
  const outcome = await outcomeOf(services, message);
  services.meters.bounces.inc({ outcome });
  return outcome;
}

async function outcomeOf(services: BounceServices, message: Buffer): Promise<BounceOutcome> {
  const text = message.toString('latin1', 0, maxReadBytes);
  const report = readReport(text);
  const emailId = tokensIn(text)
    .map((token) => services.mailTokens.read('bounce', token))
    .find((id) => id !== undefined);
  if (!report || emailId === undefined) return 'ignored';
  if (report.kind === 'delayed') return 'delayed';
  return inTransaction(services.database, (work) => settle(work, services, { report, emailId }));
}

interface Settled {
  readonly report: Report;
  readonly emailId: string;
}

async function settle(
  work: Work,
  services: BounceServices,
  { report: { kind, status, words }, emailId }: Settled,
): Promise<BounceOutcome> {
  const mail = await work
    .selectFrom('email')
    .select('to')
    .where('_id', '=', emailId)
    .executeTakeFirst();
  if (!mail) return 'ignored';
  const suppression = { email: mail.to, note: words, emailId };
  if (kind === 'complained') {
    await suppressAddress(work, services, { ...suppression, reason: 'complained' });
    return kind;
  }
  await sql`
    update email set status = 'bounced', reply = ${words.slice(0, maxReplyLength)},
      updated_at = now(), version = version + 1
    where _id = ${emailId} and status in ('sent', 'unknown')`.execute(work);
  if (isAddressGone(status)) {
    await suppressAddress(work, services, { ...suppression, reason: 'bounced' });
  }
  return 'bounced';
}

const maxReplyLength = 1_000;

/** Bytes. A report stands at the start of a message and the mail that came back at its end. */
const maxReadBytes = 262_144;
