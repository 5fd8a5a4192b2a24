import { createHash, randomInt } from 'node:crypto';
import { recoveryCodeCount } from 'contract/staff';
import type { Work } from '../../db/database';

/** Crockford's letters and digits: none looks like another. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groupLength = 4;
/** Four groups are 80 bits, too many to be guessed from a hash. */
const groups = 4;

/** Replaces the recovery codes of an account; only now are they known. */
export async function issueRecoveryCodes(work: Work, adminId: string): Promise<string[]> {
  await work.deleteFrom('recoveryCode').where('adminId', '=', adminId).execute();
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const rows = codes.map((code) => ({ codeHash: hashOf(adminId, code), adminId, usedAt: null }));
  await work.insertInto('recoveryCode').values(rows).execute();
  return codes;
}

/** Uses a recovery code up. @returns whether it was one that had not been used */
export async function spendRecoveryCode(
  work: Work,
  adminId: string,
  code: string,
): Promise<boolean> {
  const spent = await work
    .updateTable('recoveryCode')
    .set({ usedAt: new Date().toISOString() })
    .where('codeHash', '=', hashOf(adminId, code))
    .where('adminId', '=', adminId)
    .where('usedAt', 'is', null)
    .returning('adminId')
    .executeTakeFirst();
  return spent !== undefined;
}

function newCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => letters.charAt(randomInt(letters.length))).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Without dashes, spaces and case, as people type it. */
function hashOf(adminId: string, code: string): string {
  const plain = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(`${adminId} ${plain}`).digest('base64url');
}
