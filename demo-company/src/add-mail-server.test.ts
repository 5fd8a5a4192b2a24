import { mailServers } from 'contract/email';
import { inTransaction, seedWriter } from 'api/seed';
import { callAs, startTestApi, type TestApi } from 'api/testing';
import { addMailServer } from './add-mail-server';
import type { AddMany } from './load-demo';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

it('adds the development mail server, where there is one, as the one that mail is sent by', async () => {
  await inTransaction(api.services.database, async (work) => {
    const writer = seedWriter(work, api.services);
    const addMany: AddMany = async (resource, records) => {
      const added = await writer.add(
        resource,
        records.map((input) => ({ input })),
      );
      return added.map(({ _id }) => String(_id));
    };
    await addMailServer(addMany, undefined);
    await addMailServer(addMany, { host: '127.0.0.1', port: 3025 });
  });
  const { answer } = await callAs(api, mailServers.endpoints.list, { token: api.adminToken });
  expect(answer.data).toMatchObject([
    {
      name: 'Development mailbox',
      host: '127.0.0.1',
      port: 3025,
      isDefault: true,
      fromName: 'Brindlewick Chemicals',
      fromAddress: 'sales@example.com',
    },
  ]);
});
