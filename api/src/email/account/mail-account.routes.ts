import { mailAccountEndpoints, type MailAccountTest } from 'contract/email';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { ApiProblem } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { actorId } from '../../kernel/viewer';
import { getRecord } from '../../repository/read';
import { MailboxFailure, withImap } from '../imap/open-imap';
import { allowsPrivateServers } from '../mail-server/open-mail-transports';
import { mailAccountTable } from './mail-account.table';
import { addressOf, readAccount, type SealedAccount } from './read-account';

const testsPerMinute = 10;
/** Milliseconds. */
const timeLimit = 30_000;

/** Routes for mailboxes beyond those of every resource. */
export function mountMailAccountRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  const count = app.createRateLimit({
    max: testsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ viewer }) => actorId(viewer) ?? '',
  });
  mountEndpoint(app, services, {
    endpoint: mailAccountEndpoints.test,
    admit: async (request: FastifyRequest, reply: FastifyReply) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      reply.header('retry-after', String(counted.ttlInSeconds));
      throw new ApiProblem('rate-limited', 'Many tests were made just now. Wait a minute.');
    },
    handler: async ({ id, viewer }) => {
      // Somebody else's personal mailbox is not found.
      await getRecord(database, mailAccountTable, id, viewer);
      const account = await readAccount(database, id);
      const data = account
        ? await testAccount(services, account)
        : failed('Enter the password first');
      return { data };
    },
  });
}

async function testAccount(
  { secretBox, env }: Pick<Services, 'secretBox' | 'env'>,
  account: SealedAccount,
): Promise<MailAccountTest> {
  const address = addressOf(secretBox, account);
  if (!address) return failed('The password cannot be read: enter it again');
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const allowPrivate = allowsPrivateServers(env);
    const opening = { address, signal, allowPrivate, maxLiteral: 100_000, isReadOnly: true };
    return await withImap(opening, (client) => {
      const messages = client.mailbox ? client.mailbox.exists : null;
      return Promise.resolve({
        ok: true,
        verdict: `The folder ${account.folder} can be read.`,
        messages,
        hasIdle: client.capabilities.has('IDLE'),
      });
    });
  } catch (error) {
    if (error instanceof MailboxFailure) return failed(error.message);
    if (signal.aborted) return failed('The server does not answer in time');
    throw error;
  }
}

function failed(reason: string): MailAccountTest {
  return { ok: false, verdict: `${reason}.`, messages: null, hasIdle: false };
}
