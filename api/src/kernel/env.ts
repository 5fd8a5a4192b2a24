import type { z } from 'zod';
import { checkBackup } from './backup-settings';
import { checkDatabase } from './database-settings';
import { checkProvider } from './provider-settings';
import { readSettings, type Variables } from './read-settings';
import { checkSecrets } from './secret-settings';
import { settings } from './settings';

export { misspelledSettings, removedSettings } from './read-settings';

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** The settings of an API process. */
export const Env = settings
  .superRefine(checkDatabase)
  .superRefine(checkSecrets)
  .superRefine(checkStorage)
  .superRefine(checkProvider)
  .superRefine(checkBackup)
  .superRefine(checkPublicUrl)
  .superRefine(checkOverrideOrigins)
  .superRefine(checkSeed)
  .superRefine(checkWebhooks)
  .transform((env) => ({
    ...env,
    SEED: env.SEED ?? (env.NODE_ENV === 'production' ? 'none' : 'demo'),
  }));
export type Env = z.infer<typeof Env>;

/**
 * Reads the settings, each from its variable or from the file that `NAME_FILE` names.
 *
 * @throws EnvError with one line that names every invalid setting and the reason.
 */
export function readEnv(variables: Variables): Env {
  const { values, faults } = readSettings(variables, settingNames);
  const parsed = Env.safeParse(values);
  if (parsed.success && faults.length === 0) return parsed.data;
  const reasons = parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new EnvError(`The environment is wrong. ${[...faults, ...(reasons ?? [])].join('; ')}`);
}

export class EnvError extends Error {
  override name = 'EnvError';
}

/**
 * An override runs an unpublished build with the rights of the signed-in admin, so production allows it only from
 * localhost.
 */
function checkOverrideOrigins(
  { NODE_ENV, OVERRIDE_ORIGINS }: { NODE_ENV: string; OVERRIDE_ORIGINS: readonly string[] },
  context: z.core.$RefinementCtx,
): void {
  if (NODE_ENV !== 'production' || OVERRIDE_ORIGINS.every(isLoopback)) return;
  const message = 'in production must be this machine’s own, such as http://localhost:4003';
  context.addIssue({ code: 'custom', path: ['OVERRIDE_ORIGINS'], message });
}

function isLoopback(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
}

/** Keeps the invented demo company off a real company's site. */
function checkSeed(
  { NODE_ENV, SEED }: { readonly NODE_ENV: string; readonly SEED?: string | undefined },
  context: z.core.$RefinementCtx,
): void {
  if (NODE_ENV !== 'production' || SEED !== 'demo') return;
  const message = 'must be none with NODE_ENV=production: the demo company is fictional';
  context.addIssue({ code: 'custom', path: ['SEED'], message });
}

/** An address within the installation's own network would let an admin reach what only the server may. */
function checkWebhooks(
  env: { readonly NODE_ENV: string; readonly WEBHOOK_ALLOW_PRIVATE: boolean },
  context: z.core.$RefinementCtx,
): void {
  if (env.NODE_ENV !== 'production' || !env.WEBHOOK_ALLOW_PRIVATE) return;
  const message = 'is for development: production sends to https addresses on the internet alone';
  context.addIssue({ code: 'custom', path: ['WEBHOOK_ALLOW_PRIVATE'], message });
}

const storageKeys = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

function checkStorage(
  env: Readonly<Partial<Record<(typeof storageKeys)[number], string | undefined>>>,
  context: z.core.$RefinementCtx,
): void {
  const missing = storageKeys.filter((key) => env[key] === undefined);
  if (missing.length === 0 || missing.length === storageKeys.length) return;
  for (const key of missing) {
    const message = 'is needed when another S3 setting is given';
    context.addIssue({ code: 'custom', path: [key], message });
  }
}

/** Without `PUBLIC_URL`, links in pages, the feed and emails would have to trust the host that a request claims. */
function checkPublicUrl(
  { NODE_ENV, PUBLIC_URL }: { readonly NODE_ENV: string; readonly PUBLIC_URL?: string | undefined },
  context: z.core.$RefinementCtx,
): void {
  if (NODE_ENV !== 'production' || PUBLIC_URL !== undefined) return;
  const message =
    'is needed with NODE_ENV=production: the address of the site, such as https://www.example.com';
  context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message });
}
