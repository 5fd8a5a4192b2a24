import { sql } from 'kysely';
import { domains } from '../app/domains';
import { inSnakeCase } from '../repository/columns';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const registered = domains.flatMap(({ personalData }) => personalData?.tables ?? []);
const none = domains.flatMap(({ personalData }) => Object.entries(personalData?.none ?? {}));

/** The columns of resources that say that they hold none. */
function impersonal(): string[] {
  return [...api.services.tables.values()].flatMap(({ table, resource }) =>
    resource.personalData === 'none'
      ? Object.keys(resource.fields).map((field) => inSnakeCase(`${table}.${field}`))
      : [],
  );
}

/** Columns as `table.column`. */
function known(): { personal: Set<string>; others: Set<string> } {
  const personal = registered.flatMap(({ table, columns }) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  const others = [...registered.map(({ table, others: names = '' }) => [table, names]), ...none];
  return {
    personal: new Set(personal),
    others: new Set(
      others.flatMap(([table = '', names = '']) =>
        names.split(' ').map((column) => `${table}.${column}`),
      ),
    ),
  };
}

test('each column with text is registered as personal or listed as holding none', async () => {
  const { rows } = await sql<{ name: string }>`
    select columns.table_name || '.' || column_name as name
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and udt_name in ('text', '_text', 'varchar', '_varchar', 'bpchar', 'name', 'json', 'jsonb', 'bytea', 'citext')
    order by name`.execute(api.services.database);
  const { personal, others } = known();
  const names = rows.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(350);
  const byResource = new Set(impersonal());
  expect(
    names.filter((name) => !personal.has(name) && !others.has(name) && !byResource.has(name)),
  ).toEqual([]);
  // Each is said in one place, so that a resource about people never says that it holds none.
  expect([...personal, ...others].filter((name) => byResource.has(name))).toEqual([]);
  const stored = new Set(names);
  // The version, the address of a picture and ids are written by erasures too, and hold no text.
  expect(
    [...personal, ...others].filter(
      (name) => name.length > 0 && !stored.has(name) && !name.endsWith('.'),
    ),
  ).toEqual([]);
});

test('a table has one entry of a kind, and what it blanks may be empty', async () => {
  const kinds = registered.map(({ table, kind = table }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  for (const { erasure, title, isFollowing } of registered)
    if (erasure === 'redact') expect([title, isFollowing]).toEqual([undefined, true]);
});
