import type { Domain } from '../kernel/domain';
import { storeInRounds } from '../jobs/store-in-rounds';
import { CountedUses } from './deprecated/counted-uses';
import { purgeUses } from './deprecated/list-uses';
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
      deprecatedUses: new CountedUses(database),
      releaseTokens: openReleaseTokens(database),
      releaseFiles: openReleaseFiles({
        database,
        storage,
        folder: releaseFolder(env),
        responseCache,
      }),
    },
  }),
  start: ({ deprecatedUses, log }) => [
    storeInRounds({
      name: 'deprecated uses',
      flush: () => deprecatedUses.flush(),
      pause: 60_000,
      log,
    }),
  ],
  routes: [mountReleaseRoutes],
  consumers: { ...releaseConsumers, ...guardConsumers },
  async purge(database) {
    await purgeReports(database);
    await purgeUses(database);
    await announceTokenEnds(database);
  },
  personalData: releasePersonalData,
} satisfies Domain;
