import { readSetting } from '../../db/settings';
import type { Database, Work } from '../../db/database';

/** The setting with `true` when everybody needs a second factor. */
const key = 'second-factor-required';

/** Whether the account must have a second factor. */
export async function secondFactorRequired(
  database: Database | Work,
  _adminId: string,
): Promise<boolean> {
  return (await readSetting(database, key)) === true;
}
