import { type Endpoint } from 'contract';
import { recordEndpoints } from 'contract/record';
import { savedViews } from 'contract/staff';
import { addAdmin } from './admins';
import {
  callAs,
  describeCallsOn,
  unique,
  type CallRequest,
} from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { system } from '../kernel/viewer';

describe('saved views', () => {
  let api: TestApi;
  let other = '';
  beforeAll(async () => {
    api = await startTestApi();
    const names = { firstname: 'Una', lastname: 'Other', email: 'una@example.com' };
    const admin = await api.services.database
      .transaction()
      .execute((work) => addAdmin(work, { ...names, passwordHash: 'none' }, system));
    other = await api.services.sessions.open(admin._id);
  });
  afterAll(() => api.close());

  describeCallsOn(() => api, {
    resource: savedViews,
    body: (word) => ({ name: `View ${word}`, resource: 'chemical', query: 'status=draft' }),
    change: { query: 'status=published', columns: ['name', 'status'] },
    wrong: { body: { name: '', resource: 'chemical' }, path: 'name' },
  });

  const mine = (endpoint: Endpoint, request: CallRequest = {}) =>
    callAs(api, endpoint, { token: api.adminToken, ...request });
  const theirs = (endpoint: Endpoint, request: CallRequest = {}) =>
    callAs(api, endpoint, { token: other, ...request });
  const { add, get, list, update, remove } = savedViews.endpoints;
  const addView = async (isShared: boolean) => {
    const body = { name: unique(), resource: 'chemical', isShared };
    return (await mine(add, { body })).answer.data;
  };

  it('are their owner’s, who is who made them', async () => {
    const view = await addView(false);
    expect(view.ownerId).toBe(api.adminId);
    expect((await theirs(get, { id: view._id })).status).toBe(404);
    expect((await theirs(list, { query: { search: view.name } })).answer.total).toBe(0);
    expect((await theirs(update, { id: view._id, body: { name: 'x' } })).status).toBe(422);
    expect((await theirs(remove, { id: view._id })).status).toBe(422);
  });

  it('that are shared are seen by all and changed by their owner alone', async () => {
    const view = await addView(true);
    const seen = await theirs(list, { query: { search: view.name, resource: 'chemical' } });
    expect(seen.answer.data).toEqual([view]);
    const refused = await theirs(update, { id: view._id, body: { name: 'x' } });
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.answer.detail).toContain('Only who made this saved view');
    expect((await mine(update, { id: view._id, body: { isShared: false } })).status).toBe(200);
    expect((await theirs(get, { id: view._id })).status).toBe(404);
  });

  it('in the trash are seen and restored by their owner alone', async () => {
    const view = await addView(true);
    await mine(remove, { id: view._id });
    const query = { resource: 'savedView', search: view.name };
    expect((await theirs(recordEndpoints.trash, { query })).answer.total).toBe(0);
    const restore = { id: view._id, query: { resource: 'savedView' } };
    expect((await theirs(recordEndpoints.restore, restore)).status).toBe(422);
    expect((await mine(recordEndpoints.trash, { query })).answer.total).toBe(1);
    expect((await mine(recordEndpoints.restore, restore)).status).toBe(200);
  });
});
