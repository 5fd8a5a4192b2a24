import { z } from 'zod';
import { backupSettings, checkBackup } from './backup-settings';
import { bounceSettings } from './bounce-settings';
import { cdnSettings, checkCdn } from './cdn-settings';
import { checkDatabase, databaseSettings, usesPooler } from './database-settings';
import { checkProvider, providerSettings } from './provider-settings';
import { readSettings, type Variables } from './read-settings';
import { checkSearch, searchSettings } from './search-settings';
import { checkSecrets, secretSettings } from './secret-settings';

export { misspelledSettings } from './read-settings';

const Flag = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] });

/** Comma-separated origins without a path: `https://cdn.example, http://localhost:4003`. */
const Origins = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()])))
  .refine((list) => list.every(isOrigin), 'must be origins such as https://cdn.example');

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

const Port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0, 'must be 0 or more')
  .max(65_535, 'must be at most 65535');

/** `off` is 0. */
const Milliseconds = z.union(
  [z.literal('off').transform(() => 0), z.coerce.number().int().min(0)],
  'must be a number of milliseconds, or off',
);

const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: Port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  ...databaseSettings,
  SEED: z.enum(['demo', 'none']).optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(12).max(200).optional(),
  ...secretSettings,
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ADMIN_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: Flag.default(false),
  PAGE_CACHE: Flag.default(true),
  ...cdnSettings,
  API_DOCS: Flag.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SECURITY_CONTACT: z.url({ protocol: /^(?:https|mailto)$/ }).optional(),
  REMOTE_ORIGINS: Origins,
  OVERRIDE_ORIGINS: Origins,
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PRESIGNED: Flag.default(false),
  ...searchSettings,
  ...backupSettings,
  ...providerSettings,
  ...bounceSettings,
  SMTP_ALLOW_PRIVATE: Flag.optional(),
  WEBHOOK_ALLOW_PRIVATE: Flag.default(false),
  MAILBOX_PORT: Port.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['text', 'json']).optional(),
  LOG_SLOW_STATEMENTS: Milliseconds.default(1000),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** The settings of an API process. The README's table says what each one does. */
export const Env = settings
  .superRefine(checkDatabase)
  .superRefine(checkSecrets)
  .superRefine(checkStorage)
  .superRefine(checkSearch)
  .superRefine(checkProvider)
  .superRefine(checkBackup)
  .superRefine(checkCdn)
  .superRefine(checkPublicUrl)
  .superRefine(checkOverrideOrigins)
  .superRefine(checkSeed)
  .superRefine(checkWebhooks)
  .transform((env) => ({ ...env, ...usualOf(env), DATABASE_POOLER: usesPooler(env) }));
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

/** The settings whose default depends on `NODE_ENV`, with that default filled in. */
function usualOf({
  NODE_ENV,
  SEED,
  LOG_FORMAT,
}: {
  readonly NODE_ENV: string;
  readonly SEED?: 'demo' | 'none' | undefined;
  readonly LOG_FORMAT?: 'text' | 'json' | undefined;
}) {
  const isProduction = NODE_ENV === 'production';
  return {
    SEED: SEED ?? (isProduction ? 'none' : 'demo'),
    LOG_FORMAT: LOG_FORMAT ?? (isProduction ? 'json' : 'text'),
  } as const;
}

const storageKeys = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

function checkStorage(
  env: Readonly<Partial<Record<(typeof storageKeys)[number], string | undefined>>> & {
    readonly S3_PRESIGNED: boolean;
  },
  context: z.core.$RefinementCtx,
): void {
  const missing = storageKeys.filter((key) => env[key] === undefined);
  const isUnused = missing.length === storageKeys.length && !env.S3_PRESIGNED;
  if (missing.length === 0 || isUnused) return;
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
