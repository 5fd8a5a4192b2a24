import { createHash, randomBytes } from 'node:crypto';
import type { Database, Work } from '../../db/database';
import { readSetting, writeSetting } from '../../db/settings';

/** The setting that holds the token's hash until the first admin is there. */
const key = 'setup-token';

/** Makes the token that the first registration needs, in place of an earlier one. It can be read here alone. */
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

/** Uses the token up; false when somebody was faster. The row's lock lets one of several in. */
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
