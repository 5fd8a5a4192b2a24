import { createHash } from 'node:crypto';
import { releaseEndpoints } from 'contract/release';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { requireRemote } from '../../kernel/viewer';
import { requireUnrevoked } from '../find-release';

/** The archive of a version, for a team that publishes it in another installation. */
export function mountArchiveRoutes(app: FastifyInstance, services: Services): void {
  const { database, releaseFiles } = services;
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.archive,
    handler: async ({ id, viewer, reply }) => {
      const release = await database
        .selectFrom('release')
        .select(['remote', 'version', 'archive', 'signature', 'revokedAt'])
        .where('_id', '=', id)
        .executeTakeFirst();
      if (release === undefined) throw notFound('release');
      const { remote, version, archive, signature } = release;
      requireRemote(viewer, remote);
      requireUnrevoked(release);
      if (archive === null) throw notFound('archive');
      const bytes = await releaseFiles.readArchive(archive);
      const digest = createHash('sha256').update(bytes).digest('base64');
      reply.headers({
        'repr-digest': `sha-256=:${digest}:`,
        'content-disposition': `attachment; filename="${remote}-${version}.tar.gz"`,
        ...(signature !== null && { 'x-signature': signature }),
      });
      await reply.type('application/gzip').send(bytes);
      return undefined;
    },
  });
}
