import { emails } from 'contract/email';
import { sql } from 'kysely';
import { containsWords } from '../kernel/contains-text';
import { mailKinds } from './mail-kinds';
import type { ResourceTable } from '../repository/resource-table';

/** Waiting messages and those being sent share one index; `begun_at` tells them apart. */
const status = sql<string>`case when record.status = 'queued' and record.begun_at is not null
  then 'sending' else record.status end`;

/** The ledger of mail; only the queue writes it. */
export const emailTable = {
  resource: emails,
  table: 'email',
  columns: { status },
  ownership: { field: 'ownerId', shared: sql<boolean>`record.owner_id is null`, isPrivate: true },
  list: {
    rowKinds: mailKinds('record'),
    filters: {
      status: (wanted) =>
        wanted === 'queued' || wanted === 'sending'
          ? sql<boolean>`record.status = 'queued'
            and (record.begun_at is not null) = ${wanted === 'sending'}`
          : sql<boolean>`record.status = ${wanted}`,
      from: (time) => sql<boolean>`record.created_at >= ${time}`,
      until: (time) => sql<boolean>`record.created_at < ${time}`,
    },
    sorts: { to: sql`record."to"` },
    search: (text) => containsWords(sql`record.search_text`, text),
  },
} satisfies ResourceTable<typeof emails>;
