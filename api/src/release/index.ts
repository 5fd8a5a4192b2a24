import type { Domain } from '../core/domain';
import { guardConsumers } from './guard-events';
import { mountReleaseRoutes } from './release.routes';
import { purgeReports } from './report/purge-reports';
import { releaseConsumers } from './release-events';
import { announceTokenEnds } from './token/announce-token-ends';

export const release = {
  routes: [mountReleaseRoutes],
  consumers: { ...releaseConsumers, ...guardConsumers },
  async purge(database) {
    await purgeReports(database);
    await announceTokenEnds(database);
  },
} satisfies Domain;
