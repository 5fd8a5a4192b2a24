import { randomBytes } from 'node:crypto';
import { unnamedAdmin } from 'contract/staff';
import { sql } from 'kysely';
import type { Work } from '../db/database';
import { inTransaction } from '../repository/in-transaction';
import type { Services } from '../kernel/services';
import { system } from '../kernel/viewer';
import { addAdmin } from './admins';
import { hashPassword } from './password/passwords';
import { issueSetupToken, spendSetupToken } from './session/setup-token';

/** What the start prints, once: it cannot be read again. */
export type FirstAdmin =
  | { readonly kind: 'present' }
  | {
      readonly kind: 'added';
      readonly email: string;
      readonly generatedPassword: string | undefined;
    }
  | { readonly kind: 'awaited'; readonly setupToken: string };

const demoEmail = 'admin@example.com';

/**
 * Ensures that someone can sign in: adds the admin from the settings or the demo company's, or creates the set-up
 * token for `admin/register`. Does nothing when there is an admin.
 */
export async function ensureFirstAdmin({
  env,
  database,
}: Pick<Services, 'env' | 'database'>): Promise<FirstAdmin> {
  if (await hasAdmin(database)) return { kind: 'present' };
  const email = env.ADMIN_EMAIL ?? (env.SEED === 'demo' ? demoEmail : undefined);
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  const passwordHash = email === undefined ? '' : await hashPassword(password);
  return inTransaction(database, async (work) => {
    await waitForTurn(work);
    if (await hasAdmin(work)) return { kind: 'present' };
    if (email === undefined) return { kind: 'awaited', setupToken: await issueSetupToken(work) };
    await spendSetupToken(work);
    const names = { ...unnamedAdmin, email: email.toLowerCase() };
    await addAdmin(work, { ...names, passwordHash }, system);
    const generatedPassword = env.ADMIN_PASSWORD === undefined ? password : undefined;
    return { kind: 'added', email: names.email, generatedPassword };
  });
}

export async function hasAdmin(database: Services['database'] | Work): Promise<boolean> {
  const admin = await database
    .selectFrom('admin')
    .select('_id')
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

/** Several processes may start with the same empty database at once. */
async function waitForTurn(work: Work): Promise<void> {
  await sql`select pg_advisory_xact_lock(7281002)`.execute(work);
}
