import { sql } from 'kysely';
import type { Viewer } from '../../kernel/viewer';
import type { Work } from '../../db/database';
import { journal } from '../../repository/journal';

interface ServerChange {
  readonly id: string;
  /** What became of the key; null when it was deleted. */
  readonly to: string | null;
}

/** A line in the history of a mail server about its key. */
export async function noteServerChange(
  work: Work,
  viewer: Viewer,
  { id, to }: ServerChange,
): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select version from smtp where _id = ${id}`.execute(work);
  const changes = [{ field: 'dkimKey', from: null, to }];
  const entries = rows.map(({ version }) => ({ id, action: 'update' as const, version, changes }));
  await journal({ work, resource: 'smtp', viewer }, entries);
}
