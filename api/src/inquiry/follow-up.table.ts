import { followUps } from 'contract/inquiry';
import { sql } from 'kysely';
import { notifyMentioned } from './notify-mentioned';
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
    async afterWrite(work, writes, { viewer }) {
      await syncNextSteps(
        work,
        writes.flatMap(({ before, after }) => (before ? [before, after] : [after])),
      );
      await notifyMentioned(work, writes, viewer);
    },
    afterTrash: (work, records) => syncNextSteps(work, records),
  },
} satisfies ResourceTable<typeof followUps>;
