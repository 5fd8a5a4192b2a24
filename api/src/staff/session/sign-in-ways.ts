import type { SignInWays } from 'contract/staff';
import type { Database } from '../../db/database';
import { confirmedFactor, hasPasskey } from '../second-factor/factor-rows';

/** By what an account can sign in. */
export async function readSignInWays(database: Database, adminId: string): Promise<SignInWays> {
  const secret = await database
    .selectFrom('adminSecret')
    .select('adminId')
    .where('adminId', '=', adminId)
    .executeTakeFirst();
  return {
    hasPassword: secret !== undefined,
    hasPasskey: await hasPasskey(database, adminId),
    hasApp: (await confirmedFactor(database, adminId)) !== undefined,
  };
}
