import { createHash, randomBytes } from 'node:crypto';
import type { Database, Work } from '../../db/database';
import { readSetting, writeSetting } from '../../db/settings';

/** The setting with the token's hash until the first admin exists. */
const key = 'setup-token';

/** Creates the token for the first registration, replacing an earlier one. It cannot be read again. */
export async function issueSetupToken(work: Work): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await writeSetting(work, key, hashOf(token));
  return token;
}

export async function isSetupToken(
  database: Database | Work,
  token: string | undefined,
): Promise<boolean> {
  return token !== undefined && (await readSetting(database, key)) === hashOf(token);
}

/** Consumes the token; false when another request was first. The row lock admits only one. */
export async function spendSetupToken(work: Work): Promise<boolean> {
  const spent = await work
    .deleteFrom('setting')
    .where('key', '=', key)
    .returning('key')
    .executeTakeFirst();
  return spent !== undefined;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
