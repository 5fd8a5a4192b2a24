import { releaseEndpoints, releaseLimits } from 'contract/release';
import type { FastifyInstance } from 'fastify';
import { Mutex } from '../../db/mutex';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { ApiProblem } from '../../kernel/problem';
import { readArchive } from './archive';
import { checkBuild } from './check-build';
import { readRelease } from '../list-releases';
import { storeRelease } from './store-release';
import type { Services } from '../../kernel/services';
import { requireRemote } from '../../kernel/viewer';

/** Limits memory use: one unpacked build at a time per process. */
const mutex = new Mutex();

/** `release/publish`: the body is the archive itself. */
export function mountPublishRoutes(app: FastifyInstance, services: Services): void {
  const { database, responseCache } = services;
  const { place } = services.releaseFiles;
  app.addContentTypeParser('application/gzip', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.publish,
    bodyLimit: releaseLimits.packed,
    handler: async ({ query: { mount, signature }, viewer, request }) => {
      const archive = archiveOf(request.body);
      const leave = await mutex.enter();
      try {
        const build = await checkBuild(await readArchive(archive), services.shell);
        const { id: remote, version } = build.document;
        requireRemote(viewer, remote);
        const id = await storeRelease(services, { build, mount, archive, viewer, signature });
        responseCache.invalidate('release');
        await place({ remote, version }, build.files).catch((error: unknown) => {
          // The version is published nevertheless, and unpacked at the first request for it.
          request.log.error({ err: error, remote, version }, 'A release could not be laid out');
        });
        return { data: await readRelease(database, id) };
      } finally {
        leave();
      }
    },
  });
}

function archiveOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  throw new ApiProblem('wrong-type', 'Send the build as application/gzip: a tar.gz of its folder.');
}
