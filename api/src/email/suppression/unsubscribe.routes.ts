import { unsubscribeEndpoints } from 'contract/email';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readCompany } from '../../content/company/read-company';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { inTransaction } from '../../repository/in-transaction';
import { suppressAddress } from './suppress-address';
import { type UnsubscribePage, unsubscribePage, unsubscribePolicy } from './unsubscribe-page';

/** The page and the one click (RFC 8058) by which the recipient of a mail unsubscribes. */
export function mountUnsubscribeRoutes(app: FastifyInstance, services: Services): void {
  const { database, mailTokens } = services;
  void app.register(async (scope) => {
    acceptForms(scope);
    mountEndpoint(scope, services, {
      endpoint: unsubscribeEndpoints.page,
      handler: ({ query, reply }) => {
        const isOurs = mailTokens.read('unsubscribe', query.token) !== undefined;
        return sendPage(services, reply, isOurs ? 'ask' : 'unknown');
      },
    });
    mountEndpoint(scope, services, {
      endpoint: unsubscribeEndpoints.unsubscribe,
      ignoresBody: true,
      handler: async ({ query, reply }) => {
        const emailId = mailTokens.read('unsubscribe', query.token);
        if (emailId === undefined) return sendPage(services, reply, 'unknown');
        await inTransaction(database, async (work) => {
          const mail = await work
            .selectFrom('email')
            .select('to')
            .where('_id', '=', emailId)
            .executeTakeFirst();
          if (!mail) return;
          const suppression = { email: mail.to, reason: 'unsubscribed', emailId } as const;
          await suppressAddress(work, services, suppression);
        });
        return sendPage(services, reply, 'done');
      },
    });
  });
}

/** Mail programs send `List-Unsubscribe=One-Click` as a form, which says nothing more than the call itself. */
function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, _body, done) => done(null, undefined),
  );
}

async function sendPage(
  { database }: Pick<Services, 'database'>,
  reply: FastifyReply,
  page: UnsubscribePage,
): Promise<undefined> {
  const { name } = await readCompany(database);
  await reply
    .code(page === 'unknown' ? 404 : 200)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', unsubscribePolicy)
    .send(unsubscribePage(page, name ?? ''));
}
