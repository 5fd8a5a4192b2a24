import { followUps } from 'contract/inquiry';
import { sql } from 'kysely';
import { syncNextSteps } from './sync-next-steps';
import { prepareFollowUps } from './prepare-follow-up';
import type { ResourceTable } from '../repository/resource-table';

export const followUpTable = {
  resource: followUps,
  table: 'followup',
  columns: { by: 'adminId' },
  list: { filters: { done: (isDone) => sql<boolean>`(record.done_at is not null) = ${isDone}` } },
  rules: {
    beforeWrite: prepareFollowUps,
    afterWrite: (work, writes) =>
      syncNextSteps(
        work,
        writes.flatMap(({ before, after }) => (before ? [before, after] : [after])),
      ),
    afterTrash: (work, records) => syncNextSteps(work, records),
  },
} satisfies ResourceTable<typeof followUps>;
