import { createServer } from 'node:http';
import { inspect } from 'node:util';
import { type ApiFetch, createSite, forwardedFor, readAssets } from 'public-site/site';
import { z } from 'zod';
import { siteListener } from './serve/site-listener';

const Environment = z.object({
  API_URL: z.url({ protocol: /^https?$/ }),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3100),
  CDN_MAX_AGE: z.coerce.number().int().min(0).default(0),
});

const environment = Environment.safeParse(process.env);
if (!environment.success) {
  process.stderr.write(`${z.prettifyError(environment.error)}\n`);
  process.exit(1);
}
const { API_URL, PUBLIC_URL, HOST, PORT, CDN_MAX_AGE } = environment.data;
const patience = 5000;
/** Milliseconds, for a form with a file. */
const patienceWithForms = 60_000;

const askApi: ApiFetch = (path, post) =>
  fetch(new URL(path, API_URL), {
    signal: AbortSignal.timeout(post ? patienceWithForms : patience),
    ...(post && {
      method: 'POST',
      body: post.body,
      headers: { ...post.headers, 'x-forwarded-for': forwardedFor(post.connection) },
    }),
  });

function log(message: string, cause: unknown): void {
  process.stderr.write(`${message}: ${inspect(cause)}\n`);
}

const site = createSite({
  log,
  apiFetch: askApi,
  assets: await readAssets(),
  publicUrl: PUBLIC_URL,
  cdnMaxAge: CDN_MAX_AGE,
});

createServer(siteListener({ site, log })).listen(PORT, HOST, () => {
  const where = `The site answers at http://${HOST}:${PORT}, the API is expected at ${API_URL}`;
  process.stdout.write(`${where}\n`);
});
