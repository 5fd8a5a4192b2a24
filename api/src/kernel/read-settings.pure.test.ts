import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv, settingNames } from './env';
import { misspelledSettings, removedSettings } from './read-settings';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  return path;
}

it('takes a secret from the file that its variable names', () => {
  const secret = 'a secret of more than thirty-two letters';
  expect(readEnv({ JWT_SECRET_FILE: fileWith(`${secret}\n`) }).JWT_SECRET).toBe(secret);
  expect(readEnv({ PORT_FILE: fileWith('4000') }).PORT).toBe(4000);
});

it('names every file that cannot be read or has a value that is wrong', () => {
  const both = { JWT_SECRET: 'x'.repeat(40), JWT_SECRET_FILE: fileWith('x'.repeat(40)) };
  expect(() => readEnv(both)).toThrow('JWT_SECRET_FILE: give this or JWT_SECRET, not both');
  const lost = { JWT_SECRET_FILE: join(folder, 'lost'), PORT: 'many' };
  expect(() => readEnv(lost)).toThrow(
    'The environment is wrong. JWT_SECRET_FILE: cannot be read (ENOENT); PORT: must be a number',
  );
  expect(() => readEnv({ JWT_SECRET_FILE: fileWith('short') })).toThrow('JWT_SECRET: must have');
});

it.each([
  ['NODE_ENV', 'prod', 'must be development, test or production'],
  ['SEED', 'yes', 'must be demo or none'],
  ['PUBLIC_URL', 'www.example.com', 'must be an address such as https://www.example.com'],
  ['ADMIN_URL', 'ftp://x', 'must be an address such as https://admin.example.com'],
  ['DATABASE_URL', 'mysql://a/b', 'must be an address such as postgres://user:'],
  ['OIDC_ISSUER', 'x', 'must be an address such as https://login.example.com'],
  ['OIDC_ISSUER', 'http://login.example.com', 'must be an https address'],
  ['S3_ENDPOINT', 'x', 'must be an address such as https://s3.'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'x', 'must be an address such as http://localhost:4318'],
  ['ADMIN_EMAIL', 'me', 'must be an email address such as admin@example.com'],
  ['API_DOCS', 'on', 'must be true or false'],
  ['LOG_LEVEL', 'loud', 'must be fatal, error, warn'],
  ['PORT', 'http', 'must be a number'],
])('refuses %s=%s in words that say what is right', (name, value, words) => {
  expect(() => readEnv({ [name]: value })).toThrow(`${name}: ${words}`);
  expect(() => readEnv({ [name]: value })).not.toThrow(/Invalid|expected/);
});

it('tells of names that are nearly settings', () => {
  const variables = {
    DATABSE_URL: '',
    PUBLIC_URL_FIEL: '',
    HOME: '',
    PATH: '',
    PORT: '',
    NODE_OPTIONS: '',
  };
  expect(misspelledSettings(variables, settingNames)).toEqual([
    { given: 'DATABSE_URL', meant: 'DATABASE_URL' },
    { given: 'PUBLIC_URL_FIEL', meant: 'PUBLIC_URL_FILE' },
  ]);
});

it('names settings of earlier versions, and takes none for a misspelled one', () => {
  const variables = { SEARCH_ENGINE: 'opensearch', SEARCH_URL_FILE: '/run/url', SEARCH_INDEX: '' };
  expect(removedSettings(variables)).toEqual(['SEARCH_ENGINE', 'SEARCH_URL_FILE']);
  expect(misspelledSettings(variables, settingNames)).toEqual([]);
  expect(() => readEnv(variables)).not.toThrow();
});
