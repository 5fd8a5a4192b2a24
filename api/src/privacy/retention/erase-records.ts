import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { system } from '../../kernel/viewer';
import { collect, kindOf } from '../collect';
import { eraseRows } from '../erase-rows';
import { personOf, type PrivacyServices } from '../look-up';

interface Due {
  readonly table: string;
  readonly ids: readonly string[];
}

/**
 * Erases records as a person's are, with the history, notifications and files of these records.
 *
 * @returns how many files lost their row
 */
export async function eraseRecords(
  work: Work,
  services: PrivacyServices,
  { table, ids }: Due,
): Promise<number> {
  const { personalTables: tables } = services;
  const person = personOf({ emails: [], phones: [] }, services);
  const forms = table === 'inquiry' ? { product_inquiry: await formsOf(work, ids) } : {};
  const collected = await collect(work, { tables, person, given: { ...forms, [table]: ids } });
  return eraseRows(work, collected, { tables, viewer: system });
}

/** The forms from the site that inquiries were made of. */
async function formsOf(work: Work, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select _id as id from product_inquiry
    where inquiry_id in (${sql.join(ids)})`.execute(work);
  return rows.map(({ id }) => id);
}

/** Of offers, whose inquiries stay as they are: they are no rows that follow from a person here. */
export async function eraseOffers(
  work: Work,
  services: PrivacyServices,
  ids: readonly string[],
): Promise<number> {
  const given = { offer: ids, offer_key: ids };
  const tables = services.personalTables.map((table) =>
    kindOf(table) in given ? { ...table, isFollowing: false } : table,
  );
  const person = personOf({ emails: [], phones: [] }, services);
  const { found, person: known } = await collect(work, { tables, person, given });
  const { rows } = await sql<{ id: string }>`
    select distinct inquiry_id as id from offer where _id in (${sql.join(ids)})`.execute(work);
  const owner = { ...known, ids: { ...known.ids, inquiry: rows.map(({ id }) => id) } };
  return eraseRows(work, { found, person: owner }, { tables, viewer: system });
}

interface Contact {
  readonly id: string;
  readonly emails: string[];
  readonly phones: string[];
}

/** Each customer's contact as a person of their own, so that no one's name is erased from another's rows. */
export async function eraseContacts(
  work: Work,
  services: PrivacyServices,
  ids: readonly string[],
): Promise<number> {
  const { personalTables: tables } = services;
  const { rows } = await sql<Contact>`
    select _id as id,
      array(select lower(jsonb_array_elements_text(emails))) as emails,
      array_remove(array(select jsonb_array_elements_text(phones)) || whatsapp, null) as phones
    from customer where _id in (${sql.join(ids)})`.execute(work);
  let files = 0;
  for (const { id, emails, phones } of rows) {
    const person = personOf({ emails, phones }, services);
    const collected = await collect(work, { tables, person, given: { customer: [id] } });
    files += await eraseRows(work, collected, { tables, viewer: system });
  }
  return files;
}
