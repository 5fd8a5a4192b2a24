import { formsInMaintenance } from 'contract/operation';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiProblem, worded } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { isStaff } from '../../kernel/viewer';
import { maintenanceRetry, readCachedMaintenance } from './maintenance';

/** Refuses what visitors write while the site is in maintenance. */
export const refuseForms = plugin(async (app: FastifyInstance, services: Services) => {
  app.addHook('onRequest', async ({ routeOptions: { config }, viewer }) => {
    if (!formsInMaintenance.has(config.endpoint?.name ?? '') || isStaff(viewer)) return;
    const maintenance = await readCachedMaintenance(services);
    if (maintenance === null) return;
    const detail = worded`The site is in maintenance. ${{ text: maintenance.text }}`;
    throw new ApiProblem('unavailable', detail, [], maintenanceRetry);
  });
});
