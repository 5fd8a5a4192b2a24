import { mailAccountEndpoints, mailAccounts, type MailAccountTest } from 'contract/email';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { ApiProblem } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { actorId, type Viewer } from '../../kernel/viewer';
import { getRecord } from '../../repository/read';
import { MailboxFailure } from '../imap/open-imap';
import { beginSignIn } from '../oauth/begin-sign-in';
import { finishSignIn } from '../oauth/finish-sign-in';
import { mailAccountTable } from './mail-account.table';
import { readAccount, type SealedAccount } from './read-account';
import { withAccount } from './with-account';

const testsPerMinute = 10;
/** Milliseconds. */
const timeLimit = 30_000;

/** Routes for mailboxes beyond those of every resource. */
export function mountMailAccountRoutes(app: FastifyInstance, services: Services): void {
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
      const account = await findAccount(services, id, viewer);
      return { data: account ? await testAccount(services, account) : failed('It was removed') };
    },
  });
  mountEndpoint(app, services, {
    endpoint: mailAccountEndpoints.beginSignIn,
    handler: async ({ id, viewer }) => {
      const account = await findAccount(services, id, viewer);
      return { data: { url: await beginSignIn(services, account, viewer) } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: mailAccountEndpoints.finishSignIn,
    handler: async ({ body: { response }, viewer }) => {
      const { id, name } = await finishSignIn(services, { response, viewer });
      return { data: { _id: mailAccounts.id.parse(id), name } };
    },
  });
}

/** Somebody else's personal mailbox is not found. */
async function findAccount({ database }: Services, id: string, viewer: Viewer) {
  await getRecord(database, mailAccountTable, id, viewer);
  return readAccount(database, id);
}

async function testAccount(services: Services, account: SealedAccount): Promise<MailAccountTest> {
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const opening = { account, signal, maxLiteral: 100_000, isReadOnly: true };
    return await withAccount(services, opening, ({ client }) => {
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
