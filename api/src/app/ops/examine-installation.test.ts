import { loadMigrations } from '../../db/load-migrations';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { type Examination, examinationLines, examineInstallation } from './examine-installation';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

async function examine(more = {}): Promise<Examination> {
  const { env, pool } = api.services;
  return examineInstallation({ env, pool, migrations: { ...(await loadMigrations()), ...more } });
}

it('an installation that is well is named part by part', async () => {
  const examination = await examine();
  const { 'database programs': programs, ...parts } = examination;
  // They grow old by themselves.
  expect(programs?.detail).toMatch(/^PostgreSQL \d+\.\d+ of \d{4}-\d\d-\d\d, /);
  expect(Object.values(parts).filter(({ isWell }) => !isWell)).toEqual([]);
  expect(Object.keys(parts).join(', ')).toBe(
    'database, disk, storage, queues, clock, backup, mailboxes, mail servers, mails, webhooks, jobs',
  );
  expect(examinationLines(examination)).toContainEqual(
    expect.stringMatching(
      /^ok {4}database {6}PostgreSQL \d+\.\d+.*, \d+ MB, \d+ steps of the schema\.$/,
    ),
  );
});

it('what failed in the last day is counted, and nothing of it is shown', async () => {
  await api.sql(
    `insert into job (_id, kind, resource, label, payload, state, problem, due_at, created_at, ended_at)
     select gen_random_uuid(), 'export', 'customer', 'ann@example.com', '{}', 'failed', 'ann@example.com', at, at, at
     from (values (now()), (now() - interval '2 days')) as ended (at)`,
  );
  const { jobs } = await examine();
  expect(jobs).toEqual({ isWell: false, detail: '1 failed in the last day.' });
  expect(JSON.stringify(await examine())).not.toContain('ann@');
});

it('a database that is not up to date is said to be so, before its tables are read', async () => {
  const examination = await examine({ '901-add': { up: () => Promise.resolve() } });
  expect(Object.keys(examination)).toEqual(['database']);
  expect(examinationLines(examination)[0]).toMatch(/^LOOK .* 1 to do: the next start does them\.$/);
});
