import type { Domain } from '../core/domain';
import { guardConsumers } from './guard-events';
import { mountReleaseRoutes } from './release.routes';
import { purgeReports } from './report/purge-reports';
import { releaseConsumers } from './release-events';
import { announceTokenEnds } from './token/announce-token-ends';
import { releasePersonalData } from './personal-data';

export const release = {
  routes: [mountReleaseRoutes],
  consumers: { ...releaseConsumers, ...guardConsumers },
  async purge(database) {
    await purgeReports(database);
    await announceTokenEnds(database);
  },
  personalData: releasePersonalData,
} satisfies Domain;
