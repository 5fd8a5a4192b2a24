import { chemicals } from 'contract/catalog';
import type { BulkSelection, Job } from 'contract/jobs';
import type { Viewer } from '../kernel/viewer';
import type { Services } from '../kernel/services';
import { checkSelection, countSelected } from '../jobs/bulk-call';
import { enqueueJob, readJob } from '../jobs/job-queue';
import { inTransaction } from '../repository/in-transaction';
import { tableOf } from '../repository/table-of';
import type { RegulatePayload } from './regulate-step';

interface TakeOver {
  readonly selection: BulkSelection;
  readonly isPublishing: boolean;
  readonly viewer: Viewer;
}

/** Starts the job that fills chemicals from the regulatory tables. */
export async function takeOver(
  services: Services,
  { selection, isPublishing, viewer }: TakeOver,
): Promise<Job> {
  const { database } = services;
  const table = tableOf(services, chemicals.name);
  checkSelection(table, selection);
  const total = await countSelected(database, { table, selection, viewer });
  const verb = isPublishing ? 'Fill in and publish' : 'Look up';
  const label = `${verb} ${total} ${total === 1 ? 'chemical' : 'chemicals'} in the regulatory tables`;
  const payload: RegulatePayload = { selection, isPublishing };
  const job = { kind: 'regulate', resource: chemicals.name, label, payload, total } as const;
  return inTransaction(database, async (work) =>
    readJob(work, await enqueueJob(work, job, viewer)),
  );
}
