import { areas, type Level, levels, type Permissions } from 'contract/staff';
import { endOf, isSameHash, isUseNoted, noteUse, tokenHash } from '../../repository/access-token';
import { ApiProblem } from '../../kernel/problem';
import type { AdminViewer } from '../../kernel/viewer';
import type { Database } from '../../db/database';
import { makerState } from '../../account/maker-state';
import { readPrefix } from './key-text';

/** The API keys of other programs. The database has only their hashes. */
export interface ApiKeys {
  /**
   * @throws ApiProblem `forbidden` for a key that is unknown, revoked or expired, or whose maker is deactivated;
   *   `second-factor-missing` while the maker's role asks for a second factor that they have not set up
   */
  verify(key: string): Promise<AdminViewer>;
}

export function openApiKeys(database: Database): ApiKeys {
  return { verify: (key) => verify(database, key) };
}

/** Each request reads the key, so that nothing of an ended one is remembered in any process. */
async function verify(database: Database, key: string): Promise<AdminViewer> {
  const found = await findKey(database, key);
  if (!found || !isSameHash(found.hash, tokenHash(key))) throw refused('is unknown');
  const end = endOf(found);
  if (end !== undefined) throw refused(end);
  if (found.makerState === 'maker-deactivated')
    throw refused('ended with the account of its maker');
  if (found.makerState !== null) throw secondFactorMissing();
  if (!found.isUseNoted) await noteUse(database, 'api_key', found._id);
  const { _id, name, createdBy, roleId, levels: given, permissions } = found;
  return {
    kind: 'admin',
    adminId: createdBy,
    sessionId: _id,
    roleId,
    permissions: lower(given, permissions),
    apiKey: { id: _id, name },
  };
}

async function findKey(database: Database, key: string) {
  const prefix = readPrefix(key);
  if (prefix === undefined) return undefined;
  return database
    .selectFrom('apiKey')
    .innerJoin('admin', 'admin._id', 'apiKey.createdBy')
    .innerJoin('role', 'role._id', 'admin.roleId')
    .select(['apiKey._id', 'apiKey.name', 'hash', 'apiKey.levels', 'apiKey.createdBy'])
    .select(['expiresAt', 'revokedAt', isUseNoted.as('isUseNoted')])
    .select(['admin.roleId', 'role.levels as permissions', makerState.as('makerState')])
    .where('prefix', '=', prefix)
    .executeTakeFirst();
}

function refused(why: string): ApiProblem {
  const detail = `This API key ${why}. Make a new one in the panel, under Integrations.`;
  return new ApiProblem('forbidden', detail);
}

function secondFactorMissing(): ApiProblem {
  const detail =
    'This API key waits for its maker, whose role asks for a second factor. They set one up in the panel, under Password and sign-in.';
  return new ApiProblem('second-factor-missing', detail);
}

/** The lower of the two levels in each area: a role may have been changed since the key was made. */
function lower(given: Permissions, own: Permissions): Permissions {
  const lowest = (area: keyof Permissions): Level =>
    levels[Math.min(levels.indexOf(given[area]), levels.indexOf(own[area]))] ?? 'none';
  return { ...given, ...Object.fromEntries(areas.map((area) => [area, lowest(area)])) };
}
