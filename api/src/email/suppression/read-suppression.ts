import { utcDateText } from 'contract';
import type { SuppressionReason } from 'contract/email';
import { sql } from 'kysely';
import { erasedDomain } from '../../personal-data/person';
import type { Services } from '../../kernel/services';

interface Addressed {
  /** In lower case. */
  readonly to: string;
  /** Mail to many. */
  readonly isBulk: boolean;
}

interface Suppression {
  readonly reason: SuppressionReason;
  readonly createdAt: string;
}

/**
 * Why a mail does not go to its address: mail to many for any reason, other mail only when the address bounced. The
 * address of an erased person is on the list under its keyed hash.
 *
 * @returns undefined when it may be sent
 */
export async function readSuppression(
  { database, pseudonym }: Pick<Services, 'database' | 'pseudonym'>,
  { to, isBulk }: Addressed,
): Promise<string | undefined> {
  const addresses = [to, `${pseudonym(to)}@${erasedDomain}`];
  const { rows } = await sql<Suppression>`
    select reason, created_at from suppressed_address
    where lower(email) in (${sql.join(addresses)}) and deleted_at is null
      and (${isBulk} or reason = 'bounced')
    order by created_at limit 1`.execute(database);
  const [row] = rows;
  return row && `Not sent: ${words[row.reason]} ${utcDateText(row.createdAt)}.`;
}

const words: Readonly<Record<SuppressionReason, string>> = {
  unsubscribed: 'the recipient unsubscribed on',
  bounced: 'mail to this address came back on',
  complained: 'the recipient reported a mail as spam on',
  staff: 'staff suppressed this address on',
};
