import type { CustomersToTell, RegulatoryImport } from 'contract/regulation';
import { sql } from 'kysely';
import type { Database, Work } from '../db/database';
import { isToBeUpdated } from '../document/former-recipients';
import type { NewBatch } from '../email/queue/enqueue-emails';
import { plainInMail, plainInSubject } from '../email/queue/enqueue-notice';
import { openLetters } from '../email/queue/open-letters';
import { ApiProblem } from '../kernel/problem';
import type { Services } from '../kernel/services';
import type { Viewer } from '../kernel/viewer';
import { inTransaction } from '../repository/in-transaction';
import { isAffected } from './affected-chemicals';
import { readRegulatoryImport } from './regulatory-imports';

interface Concerned {
  readonly email: string;
  readonly name: string | null;
  readonly customerId: string | null;
  readonly supplierId: string | null;
  /** By name. */
  readonly chemicals: readonly string[];
}

type MailServices = Pick<Services, 'database' | 'secretBox' | 'env'>;

/** How many customers an edition concerns, and by how many of their chemicals. */
export async function customersToTell(
  database: Database,
  edition: RegulatoryImport,
): Promise<CustomersToTell> {
  return figuresOf(await concernedBy(database, edition));
}

function figuresOf(concerned: readonly Concerned[]): CustomersToTell {
  const chemicals = new Set(concerned.flatMap((one) => one.chemicals));
  return { customers: concerned.length, chemicals: chemicals.size };
}

/**
 * Mails each of them once which of their chemicals have a changed entry.
 *
 * @throws ApiProblem `in-use` when the edition is not loaded, or they were told
 */
export function tellCustomers(
  services: MailServices,
  { id, viewer }: { readonly id: string; readonly viewer: Viewer },
): Promise<CustomersToTell> {
  return inTransaction(services.database, async (work) => {
    const edition = await markTold(work, id);
    const concerned = await concernedBy(work, edition);
    if (concerned.length > 0) await mail(work, services, { edition, concerned, viewer });
    return figuresOf(concerned);
  });
}

async function markTold(work: Work, id: string): Promise<RegulatoryImport> {
  const told = await work
    .updateTable('regulatoryImport')
    .set({ toldAt: new Date().toISOString() })
    .where('_id', '=', id)
    .where('appliedAt', 'is not', null)
    .where('toldAt', 'is', null)
    .returning('_id')
    .executeTakeFirst();
  const edition = await readRegulatoryImport(work, id);
  if (told) return edition;
  throw new ApiProblem(
    'in-use',
    edition.appliedAt === null
      ? `${edition.edition} is not loaded.`
      : `Customers were told of ${edition.edition} already.`,
  );
}

/** Who got a safety data sheet within twelve months of a chemical whose entry changed, as for a revised sheet. */
async function concernedBy(
  database: Database | Work,
  edition: RegulatoryImport,
): Promise<Concerned[]> {
  const { rows } = await sql<Concerned>`
    select delivery.email, max(delivery.name) as name,
      (array_agg(delivery.customer_id) filter (where delivery.customer_id is not null))[1] as customer_id,
      (array_agg(delivery.supplier_id) filter (where delivery.supplier_id is not null))[1] as supplier_id,
      jsonb_agg(distinct concat_ws(', ', record.name, 'CAS ' || record.cas_number)) as chemicals
    from chemical as record
    join document on document.chemical_id = record._id and document.kind = 'SDS'
    join document_delivery as delivery on delivery.document_id = document._id
    where ${isAffected(edition)} and ${isToBeUpdated}
    group by delivery.email order by delivery.email`.execute(database);
  return rows;
}

interface Mailing {
  readonly edition: RegulatoryImport;
  readonly concerned: readonly Concerned[];
  readonly viewer: Viewer;
}

/** One batch for all whose chemicals are the same. */
async function mail(
  work: Work,
  services: MailServices,
  { edition, concerned, viewer }: Mailing,
): Promise<void> {
  const send = await openLetters(work, services, viewer);
  for (const [list, recipients] of byChemicals(concerned)) {
    await send(letter(edition, list), recipients);
  }
}

function byChemicals(
  concerned: readonly Concerned[],
): readonly (readonly [chemicals: readonly string[], recipients: readonly Concerned[]])[] {
  const keyOf = ({ chemicals }: Concerned) => JSON.stringify(chemicals);
  const lists = new Map(concerned.map((one) => [keyOf(one), one.chemicals]));
  return [...lists].map(([key, list]) => [list, concerned.filter((one) => keyOf(one) === key)]);
}

function letter(
  { title, edition }: RegulatoryImport,
  chemicals: readonly string[],
): Pick<NewBatch, 'subject' | 'html' | 'text'> {
  const law = `${title}, ${edition}`;
  const [first = '', ...others] = chemicals;
  const what = others.length === 0 ? first : `${first} and ${others.length} more`;
  const html = [
    `<p>The law changed an entry that applies to what you have of us: ${plainInMail(law)}.</p>`,
    '<p>Within the last twelve months we sent you safety data sheets of:</p>',
    `<ul>${chemicals.map((one) => `<li>${plainInMail(one)}</li>`).join('')}</ul>`,
    '<p>Classification, labelling or transport may differ from the sheet that you have. Ask us for the present one.</p>',
    '<p>Kind regards<br>{{company.name}}</p>',
  ].join('\n');
  return { subject: plainInSubject(`${law}: ${what}`), html, text: null };
}
