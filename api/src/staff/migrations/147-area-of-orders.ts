import { builtInRoles } from 'contract/staff';
import { sql, type Kysely } from 'kysely';

/** Orders are an area of their own. Own roles may do with them what they may do with inquiries; keys get nothing. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const withOrders = (level: ReturnType<typeof sql>) =>
    sql`levels || jsonb_build_object('orders', ${level})`;
  await sql`
    update role set levels = ${withOrders(sql`coalesce(levels ->> 'inquiries', 'none')`)}
    where built_in is null`.execute(database);
  await sql`update api_key set levels = ${withOrders(sql`'none'::text`)}`.execute(database);
  for (const [builtIn, { levels, description }] of Object.entries(builtInRoles)) {
    await sql`
      update role set levels = ${JSON.stringify(levels)}::jsonb, description = ${description}
      where built_in = ${builtIn}`.execute(database);
  }
}
