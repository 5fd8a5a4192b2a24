import { MissedSearches } from '../catalog/missed-search/missed-searches';
import { openOpenSearch } from '../catalog/search/open-search/open-search';
import { searchSubscriber } from '../catalog/search/open-search/search-feed';
import { postgresSearch } from '../catalog/search/word-search';
import { openRdkitEngine } from '../catalog/structure/rdkit/rdkit-engine';
import { threadEngine } from '../catalog/structure/structure-engine';
import { openPreviewTokens } from '../content/blog/preview-tokens';
import { bounceHealth } from '../email/bounce/bounce-state';
import { openMailTokens } from '../email/mail-tokens';
import { mailTransportsOf } from '../email/mail-server/open-mail-transports';
import { openFileStore } from '../file/storage/file-store';
import { openStorage } from '../file/storage/open-storage';
import { openReleaseFiles, releaseFolder } from '../release/publish/release-files';
import { openApiKeys } from '../integration/api-key/api-keys';
import { openReleaseTokens } from '../release/token/release-tokens';
import { openIdentityProvider } from '../staff/provider/identity-provider';
import { openKnownDevices } from '../staff/session/known-devices';
import { openSessions } from '../staff/session/sessions';
import { registrations } from './domains';
import { backupHealth, lastGoodBackup } from './backup/backup-health';
import { openPseudonyms } from './personal-data/pseudonym';
import { openFormSecrets } from './form-secrets';
import type { SlowStatements } from './log/slow-statements';
import { clockOffset } from './ops/clock-offset';
import { openHealthParts } from './ops/health-parts';
import { mailServerStates } from './ops/mail-server-states';
import { openMeters } from './ops/meters';
import { queueLengths } from './ops/queue-lengths';
import { ResponseCache } from './response-cache';
import { openSearchSettings } from './search-settings';
import type { LastingKeys } from './secrets/lasting-keys';
import type { Secrets } from './secrets/read-secrets';
import { openSecretBox } from './secrets/secret-box';
import type { Services } from './services';

/** The parts that differ between a running process and a test. */
interface ServiceParts extends Pick<
  Services,
  'env' | 'log' | 'pool' | 'database' | 'replica' | 'tracing' | 'shell' | 'mailbox'
> {
  readonly slowStatements: SlowStatements;
  readonly secrets: Secrets;
  readonly lastingKeys: LastingKeys;
}

/** Opens the services on an open database. */
export function composeServices({
  secrets,
  lastingKeys,
  slowStatements,
  ...parts
}: ServiceParts): Services {
  const { env, log, pool, database } = parts;
  const storage = openStorage(env);
  const formSecrets = openFormSecrets(secrets.jwt, lastingKeys);
  const responseCache = new ResponseCache(pool);
  const folder = releaseFolder(env);
  const lengths = () => queueLengths(database);
  const searchAddress = openSearchSettings(env);
  const openSearch = searchAddress && openOpenSearch(searchAddress, log);
  const health = openHealthParts({
    dataFolder: env.DATA_DIR,
    storage,
    queueLengths: lengths,
    backup: () => backupHealth(database, env),
    bounces: () => bounceHealth(database, env),
    clockOffset: () => clockOffset(database),
    search: openSearch?.health,
  });
  return {
    ...parts,
    ...registrations,
    subscribers: [...registrations.subscribers, ...(openSearch ? [searchSubscriber] : [])],
    sessions: openSessions({ database, pool }, secrets.jwt),
    knownDevices: openKnownDevices(secrets.jwt),
    identityProvider: openIdentityProvider(env),
    releaseTokens: openReleaseTokens(database),
    apiKeys: openApiKeys(database),
    formSecrets,
    missedSearches: new MissedSearches(database),
    wordSearch: openSearch ?? postgresSearch,
    structureEngine: env.STRUCTURE_SEARCH === 'rdkit' ? openRdkitEngine(database) : threadEngine,
    previewTokens: openPreviewTokens(secrets.jwt),
    files: openFileStore({ database, storage, formSecrets }),
    releaseFiles: openReleaseFiles({ database, storage, folder, responseCache }),
    responseCache,
    meters: openMeters({
      pool,
      responseCache,
      slowStatements,
      replica: parts.replica,
      search: openSearch,
      queueLengths: lengths,
      mailServers: () => mailServerStates(database),
      health,
      lastBackup: () => lastGoodBackup(database, env),
    }),
    health,
    secretBox: openSecretBox(secrets.encryption),
    pseudonym: openPseudonyms(lastingKeys),
    mailTokens: openMailTokens(lastingKeys),
    mail: mailTransportsOf(env),
  };
}
