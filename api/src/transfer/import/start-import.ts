import { sql } from 'kysely';
import { enqueueJob } from '../../jobs/job-queue';
import { ApiProblem } from '../../kernel/problem';
import { inTransaction } from '../../repository/in-transaction';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import { lockImport, readImport, type StoredImport } from './imports';

/** Starts writing a checked import; only once. */
export async function startImport(
  { database }: Services,
  { id, viewer }: { readonly id: string; readonly viewer: Viewer },
): Promise<StoredImport> {
  await inTransaction(database, async (work) => {
    const stored = await lockImport(work, id);
    if (stored.state !== 'checked') throw new ApiProblem('in-use', reasonOf(stored));
    const total = (stored.counts?.new ?? 0) + (stored.counts?.changed ?? 0);
    if (total === 0) throw new ApiProblem('invalid', 'This file has nothing to write.');
    const jobId = await enqueueJob(
      work,
      {
        kind: 'import',
        resource: stored.resource,
        label: `Import ${stored.fileName}`,
        payload: { importId: id },
        total,
      },
      viewer,
    );
    await sql`update import set state = 'importing', job_id = ${jobId} where _id = ${id}`.execute(
      work,
    );
  });
  return readImport(database, id);
}

function reasonOf({ state }: StoredImport): string {
  switch (state) {
    case 'importing':
    case 'done':
      return 'This import was started already.';
    case 'ready':
    case 'checking':
    case 'checked':
      return 'Check the file first, and look at what the check found.';
    case 'failed':
    case 'cancelled':
      return 'This import broke off. Check the file again; what was written is then unchanged.';
    default:
      return state satisfies never;
  }
}
