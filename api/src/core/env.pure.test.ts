import { readFile } from 'node:fs/promises';
import { readEnv, settingNames } from './env';

it('never fills a site in production with the demo company', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://www.example.com' };
  expect(readEnv({})).toMatchObject({ SEED: 'demo', LOG_FORMAT: 'text' });
  expect(readEnv(production)).toMatchObject({ SEED: 'none', LOG_FORMAT: 'json' });
  expect(() => readEnv({ ...production, SEED: 'demo' })).toThrow(/SEED: must be none/);
});

it('has a row in the README for every setting', async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
  const start = readme.indexOf('## Settings');
  const table = readme.slice(start, readme.indexOf('\n## ', start + 1));
  const cells = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
  );
  expect(new Set(cells)).toEqual(new Set(settingNames));
});

it('needs the address of the site in production, and there alone', () => {
  expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/PUBLIC_URL: is needed/);
  expect(readEnv({}).PUBLIC_URL).toBeUndefined();
  const PUBLIC_URL = 'https://www.example.com';
  expect(readEnv({ NODE_ENV: 'production', PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
});

it('sends webhooks to no private address in production', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://www.example.com' };
  expect(readEnv(production).WEBHOOK_ALLOW_PRIVATE).toBe(false);
  const open = { WEBHOOK_ALLOW_PRIVATE: 'true' };
  expect(readEnv(open).WEBHOOK_ALLOW_PRIVATE).toBe(true);
  expect(() => readEnv({ ...production, ...open })).toThrow(/WEBHOOK_ALLOW_PRIVATE: is for/);
});

it('takes an identity provider as a whole, at an https address, and makes nobody an Owner', () => {
  const client = { OIDC_CLIENT_ID: 'panel', OIDC_CLIENT_SECRET: 'secret' };
  const provider = { OIDC_ISSUER: 'https://id.example.com', ...client };
  const { OIDC_ROLES } = readEnv({ ...provider, OIDC_ROLES: 'Example.com = Sales,example.org=QA' });
  expect([...OIDC_ROLES]).toEqual([
    ['example.com', 'Sales'],
    ['example.org', 'QA'],
  ]);
  expect(() => readEnv(client)).toThrow(/OIDC_ISSUER: is needed when another OIDC setting/);
  expect(() => readEnv({ ...provider, OIDC_ISSUER: 'http://id.example.com' })).toThrow(/https/);
  expect(readEnv({ ...provider, OIDC_ISSUER: 'http://localhost:4000' })).toBeDefined();
  const withRoles = (roles: string) => () => readEnv({ ...provider, OIDC_ROLES: roles });
  expect(withRoles('example.com')).toThrow(/OIDC_ROLES: must be domains with roles/);
  expect(withRoles('example.com=owner')).toThrow(/OIDC_ROLES: must name another role than Owner/);
});

it('takes the server’s own address for a sign of a pooler, and not without the other address', () => {
  const direct = { DATABASE_DIRECT_URL: 'postgres://server/trading' };
  const both = { DATABASE_URL: 'postgres://pooler/trading', ...direct };
  expect(readEnv({ DATABASE_URL: both.DATABASE_URL }).DATABASE_POOLER).toBe(false);
  expect(readEnv(both).DATABASE_POOLER).toBe(true);
  expect(readEnv({ ...both, DATABASE_POOLER: 'false' }).DATABASE_POOLER).toBe(false);
  expect(() => readEnv(direct)).toThrow(/DATABASE_DIRECT_URL: is another address/);
});

it('takes the settings of a CDN, and purges only where an address is given', () => {
  expect(readEnv({})).toMatchObject({ CDN_MAX_AGE: 0, CDN_API_MAX_AGE: 0 });
  expect(readEnv({ CDN_MAX_AGE: '600' }).CDN_MAX_AGE).toBe(600);
  expect(() => readEnv({ CDN_MAX_AGE: '-1' })).toThrow(/CDN_MAX_AGE: must be 0 or more/);
  expect(() => readEnv({ CDN_PURGE_TOKEN: 'token' })).toThrow(/CDN_PURGE_URL: is needed/);
  const address = { CDN_PURGE_URL: 'https://cdn.example/purge' };
  expect(readEnv({ ...address, CDN_PURGE_TOKEN: 'token' })).toMatchObject({
    CDN_PURGE_TOKEN_HEADER: 'Authorization',
  });
  expect(() => readEnv({ ...address, CDN_PURGE_TOKEN: 'two\nlines' })).toThrow(/visible ASCII/);
});

it('signs addresses of files only where there is a bucket', () => {
  expect(() => readEnv({ S3_PRESIGNED: 'true' })).toThrow(/S3_ENDPOINT: is needed/);
});

it('takes the address of a mailbox for bounces, which is not read without TLS but on this machine', () => {
  const read = (BOUNCE_IMAP_URL: string) => readEnv({ BOUNCE_IMAP_URL }).BOUNCE_IMAP_URL;
  expect(read('imaps://bounces%40example.com:a%2Fb%3A@imap.example.com')).toEqual({
    host: 'imap.example.com',
    port: 993,
    security: 'tls',
    user: 'bounces@example.com',
    password: 'a/b:',
    folder: 'INBOX',
  });
  const upgraded = { port: 143, security: 'starttls', folder: 'Returned/mail' };
  expect(read('imap://one:two@imap.example.com/Returned%2Fmail')).toMatchObject(upgraded);
  expect(read('imap://one:two@[::1]:1143/')).toMatchObject({ host: '::1', security: 'none' });
  for (const wrong of [
    'https://one:two@example.com',
    'imaps://example.com',
    'imaps://one@example.com',
    'imaps://one:%@example.com',
    'imaps://one:tw%0Do@example.com',
    'imaps://one:two@example.com/INBOX?tls=off',
    'example.com',
  ]) {
    expect(() => read(wrong)).toThrow(/BOUNCE_IMAP_URL: must be an address such as/);
  }
});
