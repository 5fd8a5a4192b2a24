import { releaseEndpoints, releaseLimits } from 'contract/release';
import type { FastifyInstance } from 'fastify';
import { Mutex } from '../../db/mutex';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { ApiProblem } from '../../kernel/problem';
import { readArchive } from './archive';
import { checkBuild, type CheckedBuild } from './check-build';
import { readRelease } from '../list-releases';
import { requireStorable, storeRelease } from './store-release';
import { activeOffer } from '../panel/panel-builds';
import { lackedBy } from './require-runnable';
import type { Services } from '../../kernel/services';
import { requireRemote } from '../../kernel/viewer';

/** Limits memory use: one unpacked build at a time per process. */
const mutex = new Mutex();

/** `release/publish` and `release/check`: the body is the archive itself. */
export function mountPublishRoutes(app: FastifyInstance, services: Services): void {
  const { responseCache } = services;
  const { place } = services.releaseFiles;
  app.addContentTypeParser('application/gzip', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  mountCheck(app, services);
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.publish,
    bodyLimit: releaseLimits.packed,
    handler: ({ query: { mount, signature }, viewer, request }) =>
      withBuild(request.body, async (build, archive) => {
        const { id: remote, version } = build.document;
        requireRemote(viewer, remote);
        const id = await storeRelease(services, { build, mount, archive, viewer, signature });
        responseCache.invalidate('release');
        await place({ remote, version }, build.files).catch((error: unknown) => {
          // The version is published nevertheless, and unpacked at the first request for it.
          request.log.error({ err: error, remote, version }, 'A release could not be laid out');
        });
        return { data: await readRelease(services.database, id) };
      }),
  });
}

function mountCheck(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.check,
    bodyLimit: releaseLimits.packed,
    handler: ({ query: { mount }, viewer, request }) =>
      withBuild(request.body, async ({ document }) => {
        const { id: remote, version } = document;
        await requireStorable(services.database, { document, mount, viewer });
        const offer = await activeOffer(services.database);
        const unmet = lackedBy(offer, document).map((reason) => `It ${reason}`);
        return { data: { remote, version, unmet } };
      }),
  });
}

/** Unpacks and checks the build in a body, in turn. */
async function withBuild<Result>(
  body: unknown,
  act: (build: CheckedBuild, archive: Buffer) => Promise<Result>,
): Promise<Result> {
  const archive = archiveOf(body);
  const leave = await mutex.enter();
  try {
    return await act(await checkBuild(await readArchive(archive)), archive);
  } finally {
    leave();
  }
}

function archiveOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  throw new ApiProblem('wrong-type', 'Send the build as application/gzip: a tar.gz of its folder.');
}
