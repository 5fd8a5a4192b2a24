import { revokeAllOf } from '../../repository/access-token';
import type { Viewer } from '../../kernel/viewer';
import type { Work } from '../../db/database';
import { journal } from '../../repository/journal';

interface EndedAccount {
  readonly id: string;
  /** When the account was deactivated, which ended its tokens. */
  readonly at: string;
  readonly viewer: Viewer;
}

const kinds = [
  { table: 'api_key', resource: 'apiKey' },
  { table: 'release_token', resource: 'releaseToken' },
] as const;

/** Revokes the API keys and release tokens that an account made before it was deactivated: they stay ended. */
export async function revokeTokens(work: Work, { id, at, viewer }: EndedAccount): Promise<void> {
  for (const { table, resource } of kinds) {
    const ids = await revokeAllOf(work, { table, createdBy: id, at });
    const changes = [{ field: 'revokedAt', from: null, to: at }];
    const entries = ids.map((one) => ({ id: one, action: 'update', version: 2, changes }) as const);
    await journal({ work, resource, viewer }, entries);
  }
}
