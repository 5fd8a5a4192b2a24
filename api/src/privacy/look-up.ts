import type { PersonFindings, PersonQuery, PersonalRow } from 'contract/privacy';
import { sql } from 'kysely';
import { isAmong } from '../personal-data/conditions';
import { phoneTail, type Person } from '../personal-data/person';
import { invalidField } from '../kernel/problem';
import type { Services } from '../kernel/services';
import type { Database, Work } from '../db/database';
import { type Collected, collect, type FoundRows, keyOf, kindOf } from './collect';

export type PrivacyServices = Pick<Services, 'database' | 'personalTables' | 'pseudonym' | 'files'>;

/** The person that a query asks for, before anything is found. */
export function personOf(
  { emails, phones }: PersonQuery,
  { pseudonym }: Pick<Services, 'pseudonym'>,
): Person {
  return {
    emails: [...new Set(emails)],
    phones: [...new Set(phones.map(phoneTail))],
    names: [],
    references: [],
    ids: {},
    records: {},
    pseudonym,
  };
}

/** What is stored of a person: how much of each kind, and what cannot be erased yet. */
export async function findPerson(
  services: PrivacyServices,
  query: PersonQuery,
): Promise<PersonFindings> {
  const { database, personalTables: tables } = services;
  const collected = await collect(database, { tables, person: personOf(query, services) });
  return {
    kinds: collected.found.map(kindFound),
    blockers: await blockersOf(database, collected),
    others: await othersIn(database, collected),
  };
}

export function kindFound({ table, ids }: FoundRows) {
  const { label, erasure, title } = table;
  return { kind: kindOf(table), label, total: ids.length, erasure, isListed: title !== undefined };
}

/** The most rows of a kind that are named as not to be erased yet. */
const maxBlockers = 20;

/** The rows that cannot be erased yet. */
export async function blockersOf(work: Database | Work, { found }: Collected) {
  const blockers: PersonFindings['blockers'] = [];
  for (const { table, ids } of found) {
    if (table.blocked === undefined) continue;
    const title = table.title ?? sql<string>`${table.label}`;
    const { rows } = await sql<{ title: string | null; reason: string }>`
      select ${title} as title, ${table.blocked} as reason
      from ${sql.id(table.table)} as record
      where ${isAmong(keyOf(table), ids)} and ${table.blocked} is not null
      order by ${keyOf(table)} desc limit ${maxBlockers}`.execute(work);
    blockers.push(
      ...rows.map((row) => ({ label: table.label, title: row.title ?? '', reason: row.reason })),
    );
  }
  return blockers;
}

interface RowQuery extends PersonQuery {
  readonly kind: string;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of the rows of one kind. @throws ApiProblem `invalid` for a kind that has no list */
export async function listRows(
  services: PrivacyServices,
  { kind, page, pageSize, ...query }: RowQuery,
) {
  const { database, personalTables: tables } = services;
  const known = tables.find((one) => kindOf(one) === kind);
  if (known?.title === undefined) throw invalidField('kind', 'There is no such list');
  const { found } = await collect(database, { tables, person: personOf(query, services) });
  const all = found.find(({ table }) => table === known)?.ids ?? [];
  const ids = all.slice((page - 1) * pageSize, page * pageSize);
  const { rows } = await sql<PersonalRow>`
    select ${keyOf(known)}::text as _id, coalesce(${known.title}, '') as title,
      ${known.resource ?? null}::text as resource
    from ${sql.id(known.table)} as record where ${isAmong(keyOf(known), ids)}
    order by ${keyOf(known)} desc`.execute(database);
  return { data: rows, total: all.length, page, pageSize };
}

const withContacts = ['inquiry', 'product_inquiry', 'application'];
/** Addresses and numbers that are offered; more than that belong to many people. */
const maxOthers = 5;

/** Other addresses and numbers in the records found. */
async function othersIn(database: Database, { person, found }: Collected) {
  const emails = new Set<string>();
  const phones = new Map<string, string>();
  for (const { table, ids } of found.filter((one) => withContacts.includes(kindOf(one.table)))) {
    const { rows } = await sql<{ email: string | null; phone: string | null }>`
      select distinct lower(email) as email, phone from ${sql.id(table.table)} as record
      where ${isAmong(keyOf(table), ids)} limit 100`.execute(database);
    for (const { email, phone } of rows) {
      if (email !== null && !person.emails.includes(email)) emails.add(email);
      const tail = phoneTail(phone ?? '');
      if (tail !== '' && !person.phones.includes(tail)) phones.set(tail, phone ?? '');
    }
  }
  return {
    emails: [...emails].slice(0, maxOthers),
    phones: [...phones.values()].slice(0, maxOthers),
  };
}
