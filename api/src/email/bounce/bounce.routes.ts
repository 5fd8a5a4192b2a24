import { bounceEndpoints } from 'contract/email';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { ApiProblem } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { takeBounce } from './take-bounce';

/** A bounce may have the whole mail with it. */
const bodyLimit = 40_000_000;

/** The route to which a mail server pipes what comes back to the bounce address. */
export function mountBounceRoutes(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    mountEndpoint(scope, services, {
      endpoint: bounceEndpoints.report,
      bodyLimit,
      handler: async ({ request: { body } }) => {
        if (Buffer.isBuffer(body)) return { data: { outcome: await takeBounce(services, body) } };
        throw new ApiProblem('wrong-type', 'Send the message as message/rfc822.');
      },
    });
  });
}
