import { releaseEndpoints } from 'contract/release';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import type { Services } from '../kernel/services';
import { readReleaseSettings, writeReleaseSettings } from './settings';

/** Routes for the company's requirements on releases. */
export function mountSettingsRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  const current = async () => ({ data: await readReleaseSettings(database) });
  mountEndpoint(app, services, { endpoint: releaseEndpoints.settings, handler: current });
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.updateSettings,
    handler: async ({ body, viewer }) => {
      await writeReleaseSettings(database, body, viewer);
      return current();
    },
  });
}
