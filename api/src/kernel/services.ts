import type { Logger } from 'pino';
import type { Env } from './env';
import type { FormSecrets } from './form-secrets';
import type { SecretBox } from './secrets/secret-box';
import type { Tracing } from './tracing/tracing';

/** The services that routes use; created once per process. Each room declares here those that it opens. */
export interface Services {
  readonly env: Env;
  readonly log: Logger;
  /** Where the settings name a collector of traces. */
  readonly tracing: Tracing | undefined;
  readonly formSecrets: FormSecrets;
  readonly secretBox: SecretBox;
}
