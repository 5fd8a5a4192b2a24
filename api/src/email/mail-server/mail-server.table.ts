import { mailServers } from 'contract/email';
import { sql } from 'kysely';
import { announceAccountLinkServer } from './announce-account-link-server';
import { syncMailServers, neededMailServer } from './sync-mail-servers';
import { prepareMailServers } from './prepare-mail-server';
import type { ResourceTable } from '../../repository/resource-table';

const state = (column: string) =>
  sql`(select ${sql.ref(`smtp_state.${column}`)} from smtp_state
    where smtp_state.smtp_id = record._id and smtp_state.paused_until > now())`;

export const mailServerTable = {
  resource: mailServers,
  table: 'smtp',
  columns: { pausedUntil: state('paused_until'), problem: state('problem') },
  rules: {
    beforeWrite: prepareMailServers,
    removalProblem: neededMailServer,
    async afterWrite(work, writes, context) {
      await announceAccountLinkServer(work, writes, context);
      await syncMailServers(work, writes, context);
    },
  },
} satisfies ResourceTable<typeof mailServers>;
