import { readEmailContent } from '../email/queue/read-content';
import { system } from '../kernel/viewer';
import { openHidden } from '../email/sending/hidden-part';
import { bearer } from '../testing/bearer';
import { startTestApi, type TestApi } from '../testing/start-test-api';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export const password = 'a long pass phrase of mine';

export const problem = (code: string): unknown =>
  expect.objectContaining({ type: `/problems/${code}` });

/** The API as people with and without accounts use it. */
export interface AccountsApi {
  readonly api: TestApi;
  call(
    method: Method,
    url: string,
    payload?: object,
    token?: string,
  ): ReturnType<TestApi['inject']>;
  post(url: string, payload: object, token?: string): ReturnType<TestApi['inject']>;
  asTess(method: Method, url: string, payload?: object): ReturnType<TestApi['inject']>;
  logIn(email: string, secret?: string): Promise<{ status: number; token: string }>;
  /** Registers an account with `password`; returns its id. */
  addColleague(email: string): Promise<string>;
  /** Lets notices leave. */
  addMailServer(): Promise<void>;
  /** The first line of the staff list with this text. */
  colleague(search: string): Promise<Record<string, string>>;
}

export async function openAccounts(): Promise<AccountsApi> {
  const api = await startTestApi({ env: { PUBLIC_URL: 'https://panel.example' } });
  const call: AccountsApi['call'] = (method, url, payload, token) =>
    api.inject({ method, url: `/api/${url}`, headers: bearer(token), ...(payload && { payload }) });
  const post: AccountsApi['post'] = (url, payload, token) => call('POST', url, payload, token);
  const asTess: AccountsApi['asTess'] = (method, url, payload) =>
    call(method, url, payload, api.adminToken);
  return {
    api,
    call,
    post,
    asTess,
    async logIn(email, secret = password) {
      const answer = await post('admin/login', { email, password: secret });
      return { status: answer.statusCode, token: String(answer.json().token ?? '') };
    },
    async addColleague(email) {
      const names = { firstname: 'Colin', lastname: 'League', email, password };
      const answer = await asTess('POST', 'admin/register', names);
      expect(answer.statusCode).toBe(201);
      return String(answer.json().admin._id);
    },
    async addMailServer() {
      const body = {
        name: 'Office',
        host: 'mail.example.com',
        port: 587,
        fromName: 'Brightwater',
        fromAddress: 'office@example.com',
        isDefault: true,
      };
      expect((await asTess('POST', 'smtp/add', body)).statusCode).toBe(201);
    },
    async colleague(search) {
      const answer = await asTess('GET', `staff/get?search=${encodeURIComponent(search)}`);
      expect(answer.statusCode).toBe(200);
      return answer.json().data[0];
    },
  };
}

/** The latest mail to an address: what staff see of it, and the token that only its recipient gets. */
export async function mailTo({ services }: TestApi, to: string) {
  const { database, secretBox } = services;
  const row = await database
    .selectFrom('email')
    .select(['_id', 'secretBox', 'subject'])
    .where('to', '=', to)
    .orderBy('_id', 'desc')
    .executeTakeFirst();
  if (!row) return undefined;
  const { html } = await readEmailContent(database, row._id, system);
  const token = row.secretBox === null ? '' : openHidden(secretBox, to, row.secretBox).secret;
  return { subject: row.subject, html, token };
}

/** Waits for a mail with a link. */
export async function tokenTo(api: TestApi, to: string): Promise<string> {
  const end = Date.now() + 3_000;
  for (;;) {
    const mail = await mailTo(api, to);
    if (mail && mail.token !== '') return mail.token;
    if (Date.now() > end) throw new Error(`No link was mailed to ${to}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
