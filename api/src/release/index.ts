import type { Domain } from '../kernel/domain';
import { guardConsumers } from './guard-events';
import { mountReleaseRoutes } from './release.routes';
import { purgeReports } from './report/purge-reports';
import { openReleaseFiles, releaseFolder } from './publish/release-files';
import { releaseConsumers } from './release-events';
import { openReleaseTokens } from './token/release-tokens';
import { announceTokenEnds } from './token/announce-token-ends';
import { releasePersonalData } from './personal-data';

export const release = {
  open: ({ env, database, storage, responseCache }) => ({
    services: {
      releaseTokens: openReleaseTokens(database),
      releaseFiles: openReleaseFiles({
        database,
        storage,
        folder: releaseFolder(env),
        responseCache,
      }),
    },
  }),
  routes: [mountReleaseRoutes],
  consumers: { ...releaseConsumers, ...guardConsumers },
  async purge(database) {
    await purgeReports(database);
    await announceTokenEnds(database);
  },
  personalData: releasePersonalData,
} satisfies Domain;
