import { readRegistry as registry, releaseEndpoints } from 'contract/release';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import { activateRelease, rollOut, switchRemote } from './change-active';
import { listUses } from './deprecated/list-uses';
import { listReleases } from './list-releases';
import { listRemotes, readRemote } from './list-remotes';
import { mountSettingsRoutes } from './settings.routes';
import { mountSigningKeyRoutes } from './signing/signing-key.routes';
import { revokeRelease } from './revoke-release';
import { rollBack } from './roll-back';
import { readCachedRegistry, registryFor } from './read-registry';
import type { Services } from '../kernel/services';
import { requireRemote } from '../kernel/viewer';
import { mountArchiveRoutes } from './publish/archive.routes';
import { mountPublishRoutes } from './publish/publish.routes';
import { mountReportRoutes } from './report/report.routes';
import { mountTokenRoutes } from './token/token.routes';

/** Routes to release remotes, and for shells to read the running versions. */
export function mountReleaseRoutes(app: FastifyInstance, services: Services): void {
  mountRegistry(app, services);
  mountPublishRoutes(app, services);
  mountArchiveRoutes(app, services);
  mountReads(app, services);
  mountChanges(app, services);
  mountReportRoutes(app, services);
  mountTokenRoutes(app, services);
  mountSigningKeyRoutes(app, services);
  mountSettingsRoutes(app, services);
}

/** Polled by every open shell; a 304 while unchanged. */
function mountRegistry(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: registry,
    handler: async ({ request, reply, viewer, query }) => {
      const { registry, etag } = await readCachedRegistry(services, query.panel);
      reply.headers({ etag, 'cache-control': 'no-cache' });
      if (request.headers['if-none-match'] !== etag) return registryFor(viewer, registry);
      await reply.code(304).send();
      return undefined;
    },
  });
}

function mountReads(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.remotes,
    handler: async () => ({ data: await listRemotes(database) }),
  });
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.list,
    handler: ({ query, viewer }) => {
      requireRemote(viewer, query.remote);
      return listReleases(database, query);
    },
  });
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.deprecatedUses,
    handler: async ({ query: { remote }, viewer }) => {
      if (remote !== undefined) requireRemote(viewer, remote);
      return { data: await listUses(database, viewer.kind === 'team' ? viewer.remote : remote) };
    },
  });
}

function mountChanges(app: FastifyInstance, services: Services): void {
  const { database, responseCache } = services;
  const changed = async (remote: Parameters<typeof readRemote>[1]) => {
    responseCache.invalidate('release');
    return { data: await readRemote(database, remote) };
  };
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.activate,
    handler: async ({ id, query: { whenItFits }, viewer }) =>
      changed(await activateRelease(database, { id, whenItFits }, viewer)),
  });
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.rollback,
    handler: async ({ query: { remote }, viewer }) => {
      await rollBack(database, remote, viewer);
      return changed(remote);
    },
  });
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.rollout,
    handler: async ({ id, query: { percent, people }, viewer }) =>
      changed(await rollOut(database, { id, percent, emails: emailsIn(people) }, viewer)),
  });
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.revoke,
    handler: async ({ id, body: { reason }, viewer }) =>
      changed(await revokeRelease(database, { id, reason }, viewer)),
  });
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.disable,
    handler: async ({ query: { remote, disabled }, viewer }) => {
      await switchRemote(database, { remote, disabled }, viewer);
      return changed(remote);
    },
  });
}

/** Accounts have their email in lower case. */
function emailsIn(text: string): string[] {
  const emails = text.split(',').map((email) => email.trim().toLowerCase());
  return [...new Set(emails)].filter((email) => email !== '');
}
