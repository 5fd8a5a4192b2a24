import { mailMessages } from 'contract/email';
import { sql } from 'kysely';
import { containsWords } from '../../kernel/contains-text';
import type { ResourceTable } from '../../repository/resource-table';

/** Received messages; only the reader writes them, and the calls that file them. */
export const mailMessageTable = {
  resource: mailMessages,
  table: 'mailMessage',
  ownership: { field: 'ownerId', shared: sql<boolean>`record.owner_id is null`, isPrivate: true },
  list: {
    filters: {
      from: (time) => sql<boolean>`record.received_at >= ${time}`,
      until: (time) => sql<boolean>`record.received_at < ${time}`,
    },
    search: (text) => containsWords(sql`record.search_text`, text),
  },
} satisfies ResourceTable<typeof mailMessages>;
