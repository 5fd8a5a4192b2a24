import { customers, suppliers } from 'contract/partner';
import { type Kysely, sql } from 'kysely';
import { callAs, uniqueWord } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { up } from './migrations/169-contact-persons';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

test.each([
  { resource: customers, table: 'customer_contact' },
  { resource: suppliers, table: 'supplier_contact' },
])('each $resource.name with a contact person gets it as its main contact', async (kind) => {
  const word = uniqueWord();
  const add = async (body: object) =>
    (await callAs(api, kind.resource.endpoints.add, { token: api.adminToken, body })).answer.data;
  const emails = [`ada@${word}.example.com`, `office@${word}.example.com`];
  await add({
    companyName: word,
    contactPerson: 'Ada Roe',
    designation: 'Buyer',
    emails,
    marketingConsent: true,
  });
  const trashed = await add({ companyName: `${word} 2`, contactPerson: 'Bo Lind' });
  await callAs(api, kind.resource.endpoints.remove, { token: api.adminToken, id: trashed._id });
  await add({ companyName: `${word} 3`, emails: [`x@${word}.example.com`] });
  const { database } = api.services;
  await sql`drop table customer_contact, supplier_contact cascade`.execute(database);
  await database.transaction().execute((work) => up(untyped(work)));
  const partnerId = sql.ref(`${kind.resource.name}_id`);
  const { rows } = await sql`
    select name, role, email, is_main, marketing_consent, marketing_consent_at is not null as dated
    from ${sql.table(kind.table)} where ${partnerId} in (
      select _id from ${sql.table(kind.resource.name)} where company_name like ${`${word}%`})
    order by name`.execute(database);
  expect(rows).toEqual([
    {
      name: 'Ada Roe',
      role: 'Buyer',
      email: emails[0],
      isMain: true,
      marketingConsent: true,
      dated: true,
    },
    {
      name: 'Bo Lind',
      role: null,
      email: null,
      isMain: true,
      marketingConsent: false,
      dated: false,
    },
  ]);
});

/** Guarantee: migrations run statements as text, whatever tables the database is known to have. */
function untyped(database: unknown) {
  return database as Kysely<unknown>;
}
