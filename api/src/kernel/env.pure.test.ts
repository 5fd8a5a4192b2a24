import { readEnv } from './env';

it('never fills a site in production with the demo company', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://www.example.com' };
  expect(readEnv({})).toMatchObject({ SEED: 'demo' });
  expect(readEnv(production)).toMatchObject({ SEED: 'none' });
  expect(() => readEnv({ ...production, SEED: 'demo' })).toThrow(/SEED: must be none/);
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

it('takes an identity provider as a whole, at an https address', () => {
  const client = { OIDC_CLIENT_ID: 'panel', OIDC_CLIENT_SECRET: 'secret' };
  const provider = { OIDC_ISSUER: 'https://id.example.com', ...client };
  expect(() => readEnv(client)).toThrow(/OIDC_ISSUER: is needed when another OIDC setting/);
  expect(() => readEnv({ ...provider, OIDC_ISSUER: 'http://id.example.com' })).toThrow(/https/);
  expect(readEnv({ ...provider, OIDC_ISSUER: 'http://localhost:4000' })).toBeDefined();
});

it('takes a direct address beside the other address alone', () => {
  const direct = { DATABASE_DIRECT_URL: 'postgres://server/trading' };
  expect(readEnv({ DATABASE_URL: 'postgres://pooler/trading', ...direct })).toMatchObject(direct);
  expect(() => readEnv(direct)).toThrow(/DATABASE_DIRECT_URL: is another address/);
});

it('takes how long a CDN may keep pages', () => {
  expect(readEnv({}).CDN_MAX_AGE).toBe(0);
  expect(readEnv({ CDN_MAX_AGE: '600' }).CDN_MAX_AGE).toBe(600);
  expect(() => readEnv({ CDN_MAX_AGE: '-1' })).toThrow(/CDN_MAX_AGE: must be 0 or more/);
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
