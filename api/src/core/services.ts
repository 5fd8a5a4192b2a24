import type { Logger } from 'pino';
import type { ServedShell } from '../release/served-shell';
import type { Subscriber, TopicConsumers } from '../jobs/consumer';
import type { JobHandlers } from '../jobs/job-handler';
import type { Purge } from '../jobs/purge';
import type { TransferFormat } from '../transfer/format/transfer-format';
import type { Env } from './env';
import type { PersonalTable } from './personal-data/personal-table';
import type { Database } from '../db/database';
import type { Pool } from '../db/pool';
import type { Replica } from '../db/replica';
import type { TableRegistry } from '../repository/references';
import type { PreviewTokens } from '../content/blog/preview-tokens';
import type { Sessions } from '../staff/session/sessions';
import type { IdentityProvider } from '../staff/provider/identity-provider';
import type { KnownDevices } from '../staff/session/known-devices';
import type { WordSearch } from '../catalog/search/word-search';
import type { StructureEngine } from '../catalog/structure/structure-engine';
import type { MissedSearches } from '../catalog/missed-search/missed-searches';
import type { SecretBox } from './secrets/secret-box';
import type { MailTokens } from '../email/mail-tokens';
import type { MailTransports } from '../email/mail-transport';
import type { Mailbox } from '../email/mailbox';
import type { FileStore } from '../file/storage/file-store';
import type { HealthReport } from './ops/health-parts';
import type { Meters } from './ops/meters';
import type { ResponseCache } from './response-cache';
import type { Tracing } from './tracing/tracing';
import type { FormSecrets } from './form-secrets';
import type { ReleaseFiles } from '../release/publish/release-files';
import type { ApiKeys } from '../integration/api-key/api-keys';
import type { ReleaseTokens } from '../release/token/release-tokens';

/** What the domains register for the core and for each other. */
export interface Registrations {
  readonly tables: TableRegistry;
  /** How resources are exported and imported, by resource name. */
  readonly formats: ReadonlyMap<string, TransferFormat>;
  readonly consumers: TopicConsumers;
  readonly subscribers: readonly Subscriber[];
  readonly jobHandlers: JobHandlers;
  readonly purges: readonly Purge[];
  /** Where personal data lies. */
  readonly personalTables: readonly PersonalTable[];
}

/** The services that routes use; created once per process. */
export interface Services extends Registrations {
  readonly env: Env;
  readonly log: Logger;
  readonly pool: Pool;
  readonly database: Database;
  /** For reads that may lag, where the settings name one. */
  readonly replica: Replica | undefined;
  /** Where the settings name a collector of traces. */
  readonly tracing: Tracing | undefined;
  readonly sessions: Sessions;
  readonly knownDevices: KnownDevices;
  /** Where staff sign in by OpenID Connect, if the settings name a provider. */
  readonly identityProvider: IdentityProvider | undefined;
  readonly releaseTokens: ReleaseTokens;
  readonly apiKeys: ApiKeys;
  /** What the panel's page offers to remotes, where this process serves one. */
  readonly shell: ServedShell | undefined;
  readonly formSecrets: FormSecrets;
  /** Counts what visitors search for and do not find. */
  readonly missedSearches: MissedSearches;
  /** The engine that searches for the words of chemicals. */
  readonly wordSearch: WordSearch;
  /** The engine that searches for parts of structures and for similar ones. */
  readonly structureEngine: StructureEngine;
  readonly previewTokens: PreviewTokens;
  readonly files: FileStore;
  readonly releaseFiles: ReleaseFiles;
  /** Responses that every page of the site needs. */
  readonly responseCache: ResponseCache;
  /** What `/api/metrics` shows. */
  readonly meters: Meters;
  /** How the parts are that do not decide whether a process is ready. */
  readonly health: () => Promise<HealthReport>;
  readonly secretBox: SecretBox;
  /** A keyed hash that stands for an erased address. */
  readonly pseudonym: (text: string) => string;
  readonly mailTokens: MailTokens;
  readonly mail: MailTransports;
  /** The development mail server, where there is one. */
  readonly mailbox: Mailbox | undefined;
}
