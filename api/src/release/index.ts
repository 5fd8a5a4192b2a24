import type { Domain } from '../core/domain';
import { guardConsumers } from './guard-events';
import { up as migration013 } from './migrations/013-releases';
import { up as migration015 } from './migrations/015-release-guards';
import { up as migration017 } from './migrations/017-release-news';
import { mountReleaseRoutes } from './release.routes';
import { purgeReports } from './report/purge-reports';
import { releaseConsumers } from './release-events';
import { announceTokenEnds } from './token/announce-token-ends';

export const release = {
  routes: [mountReleaseRoutes],
  migrations: {
    '013-releases': { up: migration013 },
    '015-release-guards': { up: migration015 },
    '017-release-news': { up: migration017 },
  },
  consumers: { ...releaseConsumers, ...guardConsumers },
  async purge(database) {
    await purgeReports(database);
    await announceTokenEnds(database);
  },
} satisfies Domain;
