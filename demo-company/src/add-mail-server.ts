import { mailServers } from 'contract/email';
import type { Services } from 'api/seed';
import type { AddMany } from './load-demo';

/** Adds the development mail server, if it runs, as the default: it accepts mail at once and delivers none. */
export async function addMailServer(
  addMany: AddMany,
  mailbox: Pick<NonNullable<Services['mailbox']>, 'host' | 'port'> | undefined,
): Promise<void> {
  if (!mailbox) return;
  const server = {
    name: 'Development mailbox',
    host: mailbox.host,
    port: mailbox.port,
    security: 'none',
    fromName: 'Brindlewick Chemicals',
    fromAddress: 'sales@example.com',
    isDefault: true,
  };
  await addMany(mailServers, [server]);
}
