import type { SuppressionReason } from 'contract/email';
import { suppressedAddresses } from 'contract/email';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { addWithin } from '../../repository/write';
import type { Services } from '../../kernel/services';
import { system } from '../../kernel/viewer';

interface Suppression {
  /** In lower case. */
  readonly email: string;
  readonly reason: SuppressionReason;
  /** What a server said of it. */
  readonly note?: string;
  /** The mail that it is from. */
  readonly emailId: string;
}

/** Adds an address to the suppression list, on behalf of the product, unless it is there for the same reason. */
export async function suppressAddress(
  work: Work,
  { database, tables }: Pick<Services, 'database' | 'tables'>,
  { email, reason, note, emailId }: Suppression,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`suppressed ${email}`}))`.execute(work);
  const known = await work
    .selectFrom('suppressedAddress')
    .select('_id')
    .where(sql`lower(email)`, '=', email)
    .where('reason', '=', reason)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (known) return;
  const table = tables.get(suppressedAddresses.name);
  if (!table) throw new TypeError('Suppressed addresses have no table');
  const fields = { email, reason, note: note?.slice(0, 500) ?? null, emailId };
  await addWithin(work, { database, tables, table, viewer: system }, { fields });
}
