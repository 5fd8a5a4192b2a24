import { mailAccounts } from 'contract/email';
import { sql } from 'kysely';
import type { ResourceTable } from '../../repository/resource-table';
import { prepareMailAccounts } from './prepare-mail-account';
import { syncMailAccounts } from './sync-mail-accounts';

const state = (column: string) =>
  sql`(select ${sql.ref(`mail_account_state.${column}`)} from mail_account_state
    where mail_account_state.mail_account_id = record._id)`;

export const mailAccountTable = {
  resource: mailAccounts,
  table: 'mailAccount',
  columns: {
    readAt: state('read_at'),
    connectedAt: state('connected_at'),
    failure: state('failure'),
    sentFailure: state('sent_failure'),
    taken: sql`coalesce(${state('taken')}, 0)`,
  },
  ownership: { field: 'ownerId', shared: sql<boolean>`record.owner_id is null`, isPrivate: true },
  rules: { beforeWrite: prepareMailAccounts, afterWrite: syncMailAccounts },
} satisfies ResourceTable<typeof mailAccounts>;
