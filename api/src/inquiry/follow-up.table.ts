import { followUps } from 'contract';
import { sql } from 'kysely';
import { keepNextSteps } from './keep-next-steps';
import { prepareFollowUps } from './prepare-follow-up';
import type { ResourceTable } from '../repository/resource-table';

export const followUpTable = {
  resource: followUps,
  table: 'followup',
  columns: { by: 'adminId' },
  filters: { done: (isDone) => sql<boolean>`(record.done_at is not null) = ${isDone}` },
  prepare: prepareFollowUps,
  afterWrite: (work, writes) =>
    keepNextSteps(
      work,
      writes.flatMap(({ before, after }) => (before ? [before, after] : [after])),
    ),
  afterMove: (work, records) => keepNextSteps(work, records),
} satisfies ResourceTable;
