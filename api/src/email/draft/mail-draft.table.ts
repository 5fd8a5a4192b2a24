import { mailDrafts } from 'contract/email';
import { sql } from 'kysely';
import type { ResourceTable } from '../../repository/resource-table';

/** Mails that are being written: their writer's alone. */
export const mailDraftTable = {
  resource: mailDrafts,
  table: 'mailDraft',
  ownership: { field: 'adminId', shared: sql<boolean>`false`, isPrivate: true },
} satisfies ResourceTable<typeof mailDrafts>;
