import { openFormSecrets } from '../kernel/form-secrets';
import type { Opening } from '../kernel/domain';
import { openSecretBox } from '../kernel/secrets/secret-box';
import type { Services } from '../kernel/services';
import type { SlowStatements } from '../db/slow-statements';
import { mailboxHealth } from '../email/account/mailbox-health';
import { openPseudonyms } from '../personal-data/pseudonym';
import { readBuildInfo } from '../process/build-info';
import { ResponseCache } from '../repository/response-cache';
import { openStorage } from '../storage/open-storage';
import { backupHealth, lastGoodBackup } from './backup/backup-health';
import { Closers } from './closers';
import { domains, registrations } from './domains';
import { clockOffset } from './ops/clock-offset';
import { diskSpaceOf, openHealthParts } from './ops/health-parts';
import { mailServerStates } from './ops/mail-server-states';
import { openMeters } from './ops/meters';
import { queueLengths } from './ops/queue-lengths';

/** The parts that differ between a running process and a test. */
export interface Ground
  extends
    Pick<
      Services,
      'env' | 'log' | 'pool' | 'database' | 'replica' | 'tracing' | 'mailbox' | 'substances'
    >,
    Pick<Opening, 'secrets' | 'lastingKeys'> {
  readonly slowStatements: SlowStatements;
}

interface OpenServices {
  readonly services: Services;
  close(): Promise<void>;
}

/** Opens the services of all rooms on an open database, from the ground up. */
export function openDomains({
  slowStatements,
  secrets,
  lastingKeys,
  ...ground
}: Ground): OpenServices {
  const closers = new Closers();
  const responseCache = new ResponseCache(ground.pool);
  closers.add(() => responseCache.close());
  const storage = openStorage(ground.env);
  let services: Partial<Services> = {
    ...ground,
    ...registrations,
    responseCache,
    formSecrets: openFormSecrets(secrets.jwt, lastingKeys['form status']),
    secretBox: openSecretBox(secrets.encryption),
    pseudonym: openPseudonyms(lastingKeys),
  };
  for (const { open } of domains) {
    if (!open) continue;
    const opened = open({ ...openedSoFar(services), secrets, lastingKeys, storage });
    if (opened.close) closers.add(opened.close);
    services = { ...services, ...opened.services };
  }
  const watched = { ...ground, slowStatements, responseCache, storage };
  return {
    services: openedSoFar({ ...services, ...openOperations(watched) }),
    close: () => closers.close(),
  };
}

/** Guarantee: a room uses in `open` only what the rooms below it have opened, and the last services are all of them. */
function openedSoFar(services: Partial<Services>): Services {
  return services as Services;
}

type Watched = Omit<Ground, 'secrets' | 'lastingKeys'> &
  Pick<Services, 'responseCache'> &
  Pick<Opening, 'storage'>;

/** What operators see of a process. */
function openOperations({
  env,
  database,
  pool,
  replica,
  slowStatements,
  responseCache,
  storage,
}: Watched): Pick<Services, 'build' | 'health' | 'diskSpace' | 'meters'> {
  const build = readBuildInfo();
  const lengths = () => queueLengths(database);
  const diskSpace = () => diskSpaceOf(env.DATA_DIR);
  const health = openHealthParts({
    diskSpace,
    storage,
    queueLengths: lengths,
    backup: () => backupHealth(database, env),
    mailboxes: () => mailboxHealth(database),
    clockOffset: () => clockOffset(database),
  });
  const meters = openMeters({
    build,
    pool,
    responseCache,
    slowStatements,
    replica,
    queueLengths: lengths,
    mailServers: () => mailServerStates(database),
    health,
    lastBackup: () => lastGoodBackup(database, env),
  });
  return { build, health, diskSpace, meters };
}
