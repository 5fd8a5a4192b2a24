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

it('takes a folder of a bucket for backups, by TLS but on this machine, and only with a key', () => {
  const places = { BACKUP_FOLDER: '/backups', BACKUP_KEY: Buffer.alloc(32).toString('base64') };
  const read = (BACKUP_BUCKET: string) => readEnv({ ...places, BACKUP_BUCKET }).BACKUP_BUCKET;
  expect(read('https://KEY:a%2Fb%3A@s3.example.com/kept/shop/daily?region=eu-central-1')).toEqual({
    endpoint: 'https://s3.example.com',
    region: 'eu-central-1',
    bucket: 'kept',
    folder: 'shop/daily/',
    accessKeyId: 'KEY',
    secretAccessKey: 'a/b:',
  });
  const local = { endpoint: 'http://localhost:9000', region: 'us-east-1', folder: '' };
  expect(read('http://one:two@localhost:9000/kept/')).toMatchObject(local);
  for (const wrong of [
    'http://one:two@s3.example.com/kept',
    's3://one:two@kept',
    'https://s3.example.com/kept',
    'https://one@s3.example.com/kept',
    'https://one:%@s3.example.com/kept',
    'https://one:tw%0Do@s3.example.com/kept',
    'https://one:two@s3.example.com/',
    'https://one:two@s3.example.com/kept?acl=public-read',
    'https://one:two@s3.example.com/kept/a%20b',
    's3.example.com',
  ]) {
    expect(() => read(wrong)).toThrow(/BACKUP_BUCKET: must be an address such as/);
  }
  expect(() => readEnv({ BACKUP_BUCKET: 'https://one:two@s3.example.com/kept' })).toThrow(
    /BACKUP_FOLDER: is needed.*BACKUP_KEY: is needed/s,
  );
});
