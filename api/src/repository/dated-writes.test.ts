import { units } from 'contract/catalog';
import { unitTable } from '../catalog/unit.table';
import { callAs, unique } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { system, type Viewer } from '../kernel/viewer';
import type { Given } from './batch';
import { inTransaction } from './in-transaction';
import type { DraftOf } from './record-of';
import { newFields, unwrapAll } from './write';
import { addManyWithin, updateManyWithin } from './write-batch';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const then = '2026-01-05T08:00:00.000Z';
const later = '2026-01-06T09:30:00.000Z';

function contextOf(viewer: Viewer) {
  const { database, tables } = api.services;
  return { database, tables, table: unitTable, viewer };
}

type NewUnit = Given<DraftOf<typeof units>>;

function unitOf(at?: string): NewUnit {
  const name = unique();
  const fields = newFields(unitTable, { name, symbol: name, dimension: 'mass', factor: 2 });
  return at === undefined ? { fields } : { fields, at };
}

function add(viewer: Viewer, given: readonly NewUnit[]) {
  return inTransaction(api.services.database, async (work) =>
    unwrapAll(await addManyWithin(work, contextOf(viewer), given)),
  );
}

test('the product brings a history: record, change and journal have the times that it tells', async () => {
  const start = new Date().toISOString();
  const [dated, undated] = await add(system, [unitOf(then), unitOf()]);
  expect(dated).toMatchObject({ createdAt: then, updatedAt: then });
  expect(String(undated?.['createdAt']) >= start).toBe(true);
  const patch = (record: typeof dated) => ({ id: String(record?.['_id']), fields: { factor: 3 } });
  const [changed, changedNow] = await inTransaction(api.services.database, async (work) =>
    unwrapAll(
      await updateManyWithin(work, contextOf(system), [
        { ...patch(dated), at: later },
        patch(undated),
      ]),
    ),
  );
  expect(changed).toMatchObject({ createdAt: then, updatedAt: later, factor: 3, version: 2 });
  expect(String(changedNow?.['updatedAt']) >= start).toBe(true);
  const rows = await api.services.database
    .selectFrom('audit')
    .select('at')
    .where('recordId', '=', String(dated?.['_id']))
    .orderBy('version')
    .execute();
  expect(rows).toEqual([{ at: then }, { at: later }]);
});

test('nobody else dates a write, and nothing is written ahead of its time', async () => {
  const admin = await api.services.sessions.verify(api.adminToken);
  await expect(add(admin, [unitOf(then)])).rejects.toThrow('Only the product itself');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await expect(add(system, [unitOf(tomorrow)])).rejects.toThrow('has not happened yet');
  const { answer } = await callAs(api, units.endpoints.list);
  expect(answer.total).toBe(2);
});
