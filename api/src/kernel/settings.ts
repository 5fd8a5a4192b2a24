import { z } from 'zod';
import { backupSettings } from './backup-settings';
import { databaseSettings } from './database-settings';
import { providerSettings } from './provider-settings';
import { secretSettings } from './secret-settings';
import { webAddress } from './web-address';

const Flag = z.stringbool({
  truthy: ['true', '1'],
  falsy: ['false', '0'],
  error: 'must be true or false',
});

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

const Seconds = z.coerce
  .number('must be a number of seconds')
  .int('must be a whole number of seconds')
  .min(0, 'must be 0 or more')
  .max(31_536_000, 'must be at most a year');

/** Every setting, with what it does and, where the schema does not say so, its default: `docs/settings.md`. */
export const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development')
    .meta({
      usual: '`development`',
      description:
        '`production` for an installation that others use: it changes the defaults named below',
    }),
  PORT: Port.default(3000).meta({
    usual: '`3000`',
    description: 'the port at which the gateway listens',
  }),
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .meta({ usual: '`127.0.0.1`', description: 'the address at which the gateway listens' }),
  DATA_DIR: z.string().min(1).default('./data').meta({
    usual: '`./data`',
    description: 'embedded database, files, released remotes, generated secrets',
  }),
  ...databaseSettings,
  SEED: z.enum(['demo', 'none'], 'must be demo or none').optional().meta({
    usual: '`demo`; `none` with `NODE_ENV=production`',
    description:
      "`demo` fills an empty database with the demo company, which production refuses; `none` leaves it empty but for the titles of the site's pages and the common units, added at the first start only",
  }),
  ADMIN_EMAIL: z.email('must be an email address such as admin@example.com').optional().meta({
    usual: 'demo: `admin@example.com`',
    description: 'the first admin; with `SEED=none` and no email a set-up token is printed',
  }),
  ADMIN_PASSWORD: z
    .string()
    .min(12)
    .max(200)
    .optional()
    .meta({ usual: 'demo: generated', description: "the first admin's password" }),
  ...secretSettings,
  PUBLIC_URL: webAddress('https://www.example.com').optional().meta({
    usual: '`http://localhost:PORT`; needed with `NODE_ENV=production`',
    description:
      "the address of the site, in all links that it makes; a request's `Host` makes none",
  }),
  ADMIN_URL: webAddress('https://admin.example.com')
    .optional()
    .meta({ description: 'the address of the panel, where it has one of its own' }),
  TRUST_PROXY: Flag.default(false).meta({
    usual: '`false`',
    description:
      "take the visitor's address from `X-Forwarded-For`, as proxies at private addresses saw it",
  }),
  CDN_MAX_AGE: Seconds.default(0).meta({
    usual: '`0`',
    description:
      'seconds for which a CDN may keep pages that are the same for every visitor; `0` where there is none ([operations](operations.md#a-cdn))',
  }),
  API_DOCS: Flag.optional().meta({
    usual: '`true`; `false` with `NODE_ENV=production`',
    description: 'answer `/api/docs` and `/api/openapi.json`',
  }),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional().meta({
    description:
      'lets a scraper read `/api/metrics` as `Authorization: Bearer …`; without it staff alone may',
  }),
  REMOTE_ORIGINS: Origins.meta({
    usual: 'none',
    description:
      "origins that released remotes may come from besides the panel's own, with commas between: a CDN",
  }),
  OVERRIDE_ORIGINS: Origins.meta({
    usual: 'none; `http://localhost:4003` in `npm run dev`',
    description:
      "origins of development servers whose builds an admin may run in a tab; with `NODE_ENV=production` only this machine's own",
  }),
  S3_ENDPOINT: webAddress('https://s3.eu-central-1.amazonaws.com').optional().meta({
    description:
      'files in S3-compatible storage instead of the data folder; with it the bucket and both keys',
  }),
  S3_REGION: z
    .string()
    .default('us-east-1')
    .meta({ usual: '`us-east-1`', description: 'the region of the bucket' }),
  S3_BUCKET: z.string().optional().meta({ description: 'the bucket' }),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .meta({ description: 'the key that may read and write the bucket' }),
  S3_SECRET_ACCESS_KEY: z.string().optional().meta({ description: 'the secret of that key' }),
  ...backupSettings,
  ...providerSettings,
  SMTP_ALLOW_PRIVATE: Flag.optional().meta({
    usual: '`false` with `NODE_ENV=production`, else `true`',
    description:
      "whether mail servers on private addresses, this machine's own among them, may be used",
  }),
  WEBHOOK_ALLOW_PRIVATE: Flag.default(false).meta({
    usual: '`false`',
    description:
      "in development, whether webhooks may have private addresses, this machine's own among them, and plain http; production refuses it",
  }),
  MAILBOX_PORT: Port.optional().meta({
    usual: '`PORT` + 25; none with `NODE_ENV=production`',
    description:
      'where the development mail server listens on 127.0.0.1: it keeps what is sent to it, for the panel to show, and delivers nothing; `0` for none',
  }),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info')
    .meta({ usual: '`info`', description: 'fatal, error, warn, info, debug, trace, silent' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('http://localhost:4318').optional().meta({
    description:
      "a collector of OpenTelemetry traces, OTLP over HTTP, such as `http://localhost:4318`; the other `OTEL_` variables are the SDK's ([operations](operations.md#traces))",
  }),
});
