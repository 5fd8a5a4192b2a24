import type { Work } from '../db/database';
import type { Draft, Prepared } from '../repository/resource-table';
import { nextReferences } from './references';

/** Gives new applications their references and keeps their résumés, which staff do not change. */
export async function prepareApplications(
  work: Work,
  drafts: readonly Draft[],
): Promise<Prepared[]> {
  const added = drafts.filter(({ before }) => before === undefined).length;
  const references = await nextReferences(work, 'application', added);
  return drafts.map(({ record, before }) => ({
    fields: {
      reference: before ? before['reference'] : references.pop(),
      resume: before?.['resume'] ?? record['resume'] ?? null,
    },
    errors: [],
  }));
}
