import { buildApp } from 'api';
import { readEnv } from 'api/env';
import { ensureFirstAdmin } from 'api/first-admin';
import { openServices } from 'api/open-services';
import { emailEndpoints, mailServers } from 'contract/email';
import { answerQuestions } from './email-talk';
import { addressOf } from './email-fates';

/** The API with its sender, in a process that is killed. Short retry waits keep the benchmark fast. */
const sending = {
  lease: 2,
  sweep: 500,
  waits: [0.3, 0.6, 1, 2, 4],
  serverPause: { first: 0.3, longest: 2 },
};
const services = await openServices(readEnv(process.env), { sending });
await ensureFirstAdmin(services);
const app = await buildApp(services);
const admin = await services.database.selectFrom('admin').select('_id').executeTakeFirstOrThrow();
const token = await services.sessions.open(admin._id);

async function call(method: 'GET' | 'POST', path: string, payload?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.inject({
    method,
    url: `/api/${path}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
  return answer.json().data;
}

answerQuestions({
  /** Adds the mail server; returns its id. */
  server: async (port) => {
    const settings = {
      host: '127.0.0.1',
      port,
      security: 'none',
      fromAddress: 'sales@example.com',
    };
    const body = { name: `Host ${String(port)}`, ...settings };
    return Object(await call('POST', mailServers.endpoints.add?.path ?? '', body))._id;
  },
  /** Sends to `count` recipients; returns the milliseconds that the request took. */
  send: async (smtpId, group, count, content) => {
    const to = Array.from({ length: Number(count) }, (_, index) => addressOf(String(group), index));
    const start = performance.now();
    await call('POST', emailEndpoints.send.path, { smtpId, to, ...Object(content) });
    return performance.now() - start;
  },
  counts: async () => Object(await call('GET', emailEndpoints.queue.path)).counts,
  ledger: () =>
    services.database.selectFrom('email').select(['to', 'status', 'attempts']).execute(),
});
