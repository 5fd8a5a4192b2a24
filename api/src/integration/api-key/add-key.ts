import { type KeyLevels, keyDays } from 'contract/integration';
import { levelEverywhere, type Permissions } from 'contract/staff';
import { uuidv7 } from 'uuidv7';
import { revoke, tokenHash } from '../../repository/access-token';
import { invalidField, worded } from '../../kernel/problem';
import { requireAdmin, type Viewer } from '../../kernel/viewer';
import type { Database } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { journal } from '../../repository/journal';
import { beyondOwn } from '../../account/beyond-own';
import { newKeyText } from './key-text';

interface NewKey {
  readonly name: string;
  readonly levels: KeyLevels;
  /** The last day on which it works, in UTC. */
  readonly expiresOn: string;
}

const day = 24 * 3_600_000;
const resource = 'apiKey';

/**
 * @returns the id, and the key itself, which cannot be read again
 * @throws ApiProblem `invalid` for an end out of bounds, or levels above those of the viewer
 */
export function addKey(database: Database, given: NewKey, viewer: Viewer) {
  const { adminId: createdBy } = requireAdmin(viewer);
  const levels: Permissions = { ...levelEverywhere('none'), ...given.levels };
  requireLevels(levels, viewer);
  const expiresAt = endOfDay(given.expiresOn);
  const { text: key, prefix } = newKeyText();
  const _id = uuidv7();
  return inTransaction(database, async (work) => {
    const createdAt = new Date().toISOString();
    const { name } = given;
    const unused = { lastUsedAt: null, revokedAt: null, endNoticeDays: null };
    await work
      .insertInto('apiKey')
      .values({
        _id,
        name,
        prefix,
        hash: tokenHash(key),
        levels,
        createdAt,
        createdBy,
        expiresAt,
        ...unused,
      })
      .execute();
    const facts = { name, prefix, levels: given.levels, expiresAt };
    const changes = Object.entries(facts).map(([field, to]) => ({ field, from: null, to }));
    const entry = { id: _id, action: 'add', version: 1, changes } as const;
    await journal({ work, resource, viewer }, [entry]);
    return { id: _id, key };
  });
}

function requireLevels(levels: Permissions, viewer: Viewer): void {
  if (Object.values(levels).every((level) => level === 'none'))
    throw invalidField('levels', 'Choose at least one area that the key may view');
  const beyond = beyondOwn(viewer, levels);
  if (beyond !== undefined)
    throw invalidField('levels', worded`You can only give what you may do yourself: ${{ beyond }}`);
}

/** @throws ApiProblem `invalid` for a day in the past, or more than two years away */
function endOfDay(date: string): string {
  const expiresAt = `${date}T23:59:59.999Z`;
  const left = Date.parse(expiresAt) - Date.now();
  if (left <= 0) throw invalidField('expiresOn', 'Choose a day that is not over');
  if (left > (keyDays.max + 1) * day)
    throw invalidField('expiresOn', 'Choose a day within the next two years');
  return expiresAt;
}

/** Does nothing if it was revoked before. @throws ApiProblem `not-found` */
export function revokeKey(database: Database, id: string, viewer: Viewer): Promise<void> {
  return inTransaction(database, async (work) => {
    const revokedAt = await revoke(work, { table: 'api_key', id, what: 'API key' });
    if (revokedAt === undefined) return;
    const changes = [{ field: 'revokedAt', from: null, to: revokedAt }];
    await journal({ work, resource, viewer }, [{ id, action: 'update', version: 2, changes }]);
  });
}
