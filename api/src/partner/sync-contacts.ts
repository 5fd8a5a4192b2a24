import { sql } from 'kysely';
import type { Work } from '../db/database';
import { invalidField } from '../kernel/problem';
import type { WriteContext } from '../repository/batch';
import type { FieldValues } from '../repository/field-values';
import { readRows } from '../repository/rows';
import { tableOf } from '../repository/table-of';
import { unwrapAll } from '../repository/write';
import { addManyWithin, updateManyWithin } from '../repository/write-batch';
import { type ContactSide, readPeople } from './contact-side';
import { contactChange, type Named, namedBy, type Person } from './main-contact';

interface CompanyWrite {
  readonly id: string;
  readonly before: Named | undefined;
  readonly after: Named;
}

/** Brings the contact persons in line with what companies say of them, within the transaction that wrote the companies. */
export async function followCompanies(
  work: Work,
  writes: readonly CompanyWrite[],
  context: WriteContext & { readonly side: ContactSide },
): Promise<void> {
  const { side, ...rest } = context;
  const within = { ...rest, table: tableOf(context, side.contact) };
  const written = writes.filter(({ before, after }) => concernsContacts(before, after));
  if (written.length === 0) return;
  const people = await readPeople(
    work,
    side,
    written.map(({ id }) => id),
  );
  const added: FieldValues[] = [];
  const patches: { id: string; fields: FieldValues }[] = [];
  for (const { id, before, after } of written) {
    const change = contactChange(before, after, people.get(id) ?? []);
    if (change?.kind === 'update')
      patches.push({ id: change.person._id, fields: { ...change.facts, isMain: true } });
    if (change?.kind === 'resign') patches.push({ id: change.person._id, fields: resigned });
    if (change?.kind !== 'add') continue;
    if (change.former) patches.push({ id: change.former._id, fields: resigned });
    added.push({ ...newPerson, ...change.facts, [side.company]: id });
  }
  if (patches.length > 0) unwrapAll(await updateManyWithin(work, within, patches));
  if (added.length > 0)
    unwrapAll(
      await addManyWithin(
        work,
        within,
        added.map((fields) => ({ fields })),
      ),
    );
}

const resigned = { isMain: false };
const newPerson = { isMain: true, marketingConsent: false, order: 0, language: null, notes: null };

function concernsContacts(before: Named | undefined, after: Named): boolean {
  if (!before) return after.contactPerson !== null;
  return JSON.stringify(contactFacts(before)) !== JSON.stringify(contactFacts(after));
}

function contactFacts({ contactPerson, designation, emails, phones }: Named) {
  return [contactPerson, designation, emails[0], phones[0]];
}

interface ContactWrite {
  readonly before: FieldValues | undefined;
  readonly after: FieldValues;
}

/**
 * Brings companies in line with what was written of their contact persons, within the same transaction: a new main
 * contact takes the place of the former, and the company names them.
 */
export async function followContacts(
  work: Work,
  writes: readonly ContactWrite[],
  context: WriteContext & { readonly side: ContactSide },
): Promise<void> {
  const { side, ...rest } = context;
  await resignOthers(work, writes, { ...rest, side });
  const within = { ...rest, table: tableOf(context, side.partner) };
  const companies = new Set(
    writes.flatMap(({ before, after }) => [
      String(after[side.company]),
      String((before ?? after)[side.company]),
    ]),
  );
  const people = await readPeople(work, side, [...companies]);
  const stored: ReadonlyMap<string, FieldValues> = await readRows({ work, table: within.table }, [
    ...companies,
  ]);
  const patches: { id: string; fields: FieldValues }[] = [];
  for (const [id, company] of stored) {
    const main = people.get(id)?.find(({ isMain }) => isMain);
    const write = writes.find(({ after }) => after['_id'] === main?._id);
    const fields = companyFields(asNamed(company), { main, write });
    if (fields) patches.push({ id, fields });
  }
  if (patches.length > 0) unwrapAll(await updateManyWithin(work, within, patches));
}

/** Brings companies in line with contact persons that went to the trash or came back. */
export async function followMovedContacts(
  work: Work,
  records: readonly FieldValues[],
  context: WriteContext & { readonly side: ContactSide },
): Promise<void> {
  const mains = records.filter(({ isMain }) => isMain === true);
  if (mains.length > 0)
    await followContacts(
      work,
      mains.map((after) => ({ before: undefined, after })),
      context,
    );
}

interface MainWrite {
  readonly main: Person | undefined;
  /** The write of the main contact; undefined for writes of others. */
  readonly write: ContactWrite | undefined;
}

function companyFields(company: Named, { main, write }: MainWrite): FieldValues | undefined {
  if (!main) {
    const isNamed = company.contactPerson !== null;
    return isNamed ? { contactPerson: null, designation: null } : undefined;
  }
  if (!write) return undefined;
  const wasMain = write.before?.['isMain'] === true;
  const named = namedBy(company, main, wasMain ? asPerson(write.before ?? {}) : undefined);
  for (const [field, list] of [
    ['email', named.emails],
    ['phone', named.phones],
  ] as const)
    if (list.length > maxListed) throw invalidField(field, fullList);
  return { ...named };
}

/** As many emails and phones a company has at most. */
export const maxListed = 10;
const fullList = 'The company has ten already. Take one of them away first.';

async function resignOthers(
  work: Work,
  writes: readonly ContactWrite[],
  { side, ...context }: WriteContext & { readonly side: ContactSide },
): Promise<void> {
  const chosen = writes.map(({ after }) => after).filter(({ isMain }) => isMain === true);
  if (chosen.length === 0) return;
  const ids = chosen.map(({ _id }) => String(_id));
  const companies = chosen.map((one) => String(one[side.company]));
  const { rows } = await sql<{ _id: string }>`
    select _id from ${sql.table(side.contact)}
    where ${sql.ref(side.company)} in (${sql.join(companies)}) and is_main and deleted_at is null
      and _id not in (${sql.join(ids)})`.execute(work);
  const patches = rows.map(({ _id }) => ({ id: _id, fields: resigned }));
  if (patches.length === 0) return;
  const table = tableOf(context, side.contact);
  unwrapAll(await updateManyWithin(work, { ...context, table }, patches));
}

/** Guarantee: rows of the resources `customer` and `supplier` have these fields. */
function asNamed(row: FieldValues): Named {
  return row as unknown as Named;
}

/** Guarantee: rows of both contact resources have these fields. */
function asPerson(row: FieldValues): Person {
  return row as unknown as Person;
}
