import { mailServers } from 'contract';
import { callAs, describeResourceCalls } from '../../testing/describe-resource-calls';
import type { TestApi } from '../../testing/start-test-api';

const server = { host: 'mail.example.com', port: 587, fromAddress: 'sales@example.com' };

/** The first server of all becomes the default, which nobody deletes: the suite's own come after it. */
async function ensureDefault(api: TestApi): Promise<void> {
  const token = api.adminToken;
  const { answer } = await callAs(api, mailServers.endpoints.list, { token });
  if (answer.total > 0) return;
  await callAs(api, mailServers.endpoints.add, { token, body: { ...server, name: 'Default' } });
}

describeResourceCalls({
  resource: mailServers,
  body: async (word, api) => {
    await ensureDefault(api);
    return { ...server, name: word, username: 'sam', password: 'correct horse' };
  },
  change: { port: 465, security: 'tls', replyTo: 'desk@example.com' },
  wrong: { body: { ...server, name: 'x', host: 'smtp://mail.example.com' }, path: 'host' },
});
