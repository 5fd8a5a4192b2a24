import type { Viewer } from '../kernel/viewer';
import type { Database } from '../db/database';
import { hiddenPart } from './sending/hidden-part';
import { inTransaction } from '../repository/in-transaction';
import { isManageable } from '../account/assign-role';
import { hashOf } from '../account/account-links';

/** What may be tokens, among them those of links. */
const words = /[\w-]+/g;
const tokenLength = 43;

/**
 * The texts of a message without the tokens of links to accounts, but for those of accounts that the viewer may manage:
 * they could make such a link themselves.
 */
export function hideLinks<Texts extends Readonly<Record<string, string | null>>>(
  database: Database,
  viewer: Viewer,
  texts: Texts,
): Promise<Texts> {
  const found = Object.values(texts)
    .flatMap((text) => text?.match(words) ?? [])
    .filter(({ length }) => length === tokenLength);
  if (found.length === 0) return Promise.resolve(texts);
  return inTransaction(database, async (work) => {
    const rows = await work
      .selectFrom('accountLink')
      .leftJoin('admin', 'admin._id', 'accountLink.adminId')
      .select(['tokenHash', 'accountLink.roleId as invitedTo', 'admin.roleId'])
      .where('tokenHash', 'in', found.map(hashOf))
      .execute();
    const hidden = new Set<string>();
    for (const { tokenHash, roleId, invitedTo } of rows) {
      const role = roleId ?? invitedTo;
      if (role === null || !(await isManageable(work, role, viewer))) hidden.add(tokenHash);
    }
    return replaced(texts, (word) =>
      word.length === tokenLength && hidden.has(hashOf(word)) ? hiddenPart : word,
    );
  });
}

/** Guarantee: each text stays a text, each null null. */
function replaced<Texts extends Readonly<Record<string, string | null>>>(
  texts: Texts,
  shown: (word: string) => string,
): Texts {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    text === null ? null : text.replace(words, shown),
  ]);
  return Object.fromEntries(entries) as Texts;
}
