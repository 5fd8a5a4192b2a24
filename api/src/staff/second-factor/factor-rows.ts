import type { Services } from '../../kernel/services';
import type { Database, Work } from '../../db/database';

/** What reading or writing a second factor needs. */
export type FactorServices = Pick<Services, 'database' | 'secretBox'>;

/** The authenticator app of an account; undefined when it is not on. */
export function confirmedFactor(database: Database | Work, adminId: string) {
  return database
    .selectFrom('secondFactor')
    .select(['secretBox', 'confirmedAt'])
    .where('adminId', '=', adminId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
}

/** The owner that an encrypted secret belongs to. */
export function secretOwner(adminId: string): string {
  return `second factor of ${adminId}`;
}

/** Whether an account has passkeys. */
export async function hasPasskey(database: Database | Work, adminId: string): Promise<boolean> {
  const found = await database
    .selectFrom('passkey')
    .select('_id')
    .where('adminId', '=', adminId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the password alone does not sign in: there is an authenticator app or a passkey. */
export async function hasSecondFactor(
  database: Database | Work,
  adminId: string,
): Promise<boolean> {
  return (await confirmedFactor(database, adminId)) !== undefined || hasPasskey(database, adminId);
}
