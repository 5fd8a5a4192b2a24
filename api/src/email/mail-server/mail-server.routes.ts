import { mailServerEndpoints } from 'contract/email';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noteTest } from './note-test';
import { readServer } from './read-server';
import { resumeServer } from './resume-server';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { ApiProblem, notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { actorId } from '../../kernel/viewer';

const testsPerMinute = 10;

/** Routes for mail servers beyond those of every resource. */
export function mountMailServerRoutes(app: FastifyInstance, services: Services): void {
  const { database, secretBox, mail } = services;
  const count = app.createRateLimit({
    max: testsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ viewer }) => actorId(viewer) ?? '',
  });
  mountEndpoint(app, services, {
    endpoint: mailServerEndpoints.test,
    admit: async (request: FastifyRequest, reply: FastifyReply) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      reply.header('retry-after', String(counted.ttlInSeconds));
      throw new ApiProblem('rate-limited', 'Many tests were made just now. Wait a minute.');
    },
    handler: async ({ id, body: { to } }) => {
      const server = await readServer(database, secretBox, id);
      if (!server) throw notFound('mail server');
      const data = await mail.test(server, to);
      if (data.ok) {
        await resumeServer(database, id);
        await noteTest(database, id);
      }
      return { data };
    },
  });
}
