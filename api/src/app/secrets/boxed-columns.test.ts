import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { boxedColumns } from '../domains';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const source = join(__dirname, '../..');

/** Where texts are encrypted, and in which columns they are stored. */
const sealing: Readonly<Record<string, readonly string[]>> = {
  'db/lasting-keys.ts': ['lasting_key.key_box'],
  'email/account/sync-mail-accounts.ts': [
    'mail_account_secret.client_secret_box',
    'mail_account_secret.password_box',
  ],
  'email/dkim/dkim.routes.ts': ['smtp_dkim.key_box'],
  'email/mail-server/sync-mail-servers.ts': ['smtp_secret.password_box'],
  'email/oauth/access-token.ts': [
    'mail_account_secret.access_token_box',
    'mail_account_secret.refresh_token_box',
  ],
  'email/oauth/begin-sign-in.ts': ['mail_account_sign_in.verifier_box'],
  // The same columns.
  'email/oauth/finish-sign-in.ts': [],
  'email/sending/hidden-part.ts': ['email.secret_box'],
  'integration/webhook/webhooks.ts': ['webhook.former_secret_box', 'webhook.secret_box'],
  'kernel/secrets/secret-box.ts': [],
  // A cookie of ten minutes.
  'staff/provider/sign-in-cookie.ts': [],
  'staff/second-factor/second-factors.ts': ['second_factor.secret_box'],
};

const registered = boxedColumns.map(({ table, column }) => `${table}.${column}`).toSorted();

test('each column with boxes is registered, so that a rotation encrypts it anew', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)box$'
    order by name`.execute(api.services.database);
  expect(registered).toEqual(rows.map(({ name }) => name));
});

test('each file that encrypts a text says where it is stored', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(file))
    .filter((file) => /\.seal\(/.test(readFileSync(join(source, file), 'utf8')));
  expect(files.toSorted()).toEqual(Object.keys(sealing));
  expect(Object.values(sealing).flat().toSorted()).toEqual(registered);
});
