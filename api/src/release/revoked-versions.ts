import { RevokedVersion } from 'contract/release';
import { z } from 'zod';
import type { Database } from '../db/database';
import type { ResponseCache } from '../repository/response-cache';

/** Maximum number sent to open pages; older ones run in none of them. */
const maxNamed = 200;

/** The latest revoked versions, newest first. */
export async function readRevoked(database: Database): Promise<RevokedVersion[]> {
  const rows = await revoked(database).orderBy('revokedAt', 'desc').limit(maxNamed).execute();
  return z.array(RevokedVersion).parse(rows);
}

/** Checks whether a version is revoked; cached in this process until a release changes in any process. */
export function revokedCheck(
  database: Database,
  responseCache: ResponseCache,
): (version: { readonly remote: string; readonly version: string }) => Promise<boolean> {
  const key = { key: 'release.revoked', tags: ['release'] } as const;
  return async ({ remote, version }) => {
    const all = await responseCache.answer(key, async () => {
      const rows = await revoked(database).execute();
      return new Set(rows.map((one) => `${one.remote}@${one.version}`));
    });
    return all.has(`${remote}@${version}`);
  };
}

function revoked(database: Database) {
  return database
    .selectFrom('release')
    .select(['remote', 'version'])
    .where('revokedAt', 'is not', null);
}
