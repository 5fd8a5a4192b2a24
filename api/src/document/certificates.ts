import { parseCasNumber } from 'contract/chemistry';
import { sql } from 'kysely';
import { ApiProblem, notFound } from '../kernel/problem';
import type { Services } from '../kernel/services';
import { countDownload } from './download-document';
import { isCurrent } from './sync-chemical-documents';

interface Question {
  readonly product: string;
  readonly lot: string;
}

type CertificateServices = Pick<Services, 'database' | 'formSecrets'>;

/**
 * The certificate of a lot of a published chemical.
 *
 * @throws ApiProblem `not-found`, alike for an unknown product and an unknown lot
 */
export async function findCertificate(
  { database, formSecrets }: CertificateServices,
  { product, lot }: Question,
): Promise<{ documentId: string; key: string }> {
  const cas = parseCasNumber(product);
  const { rows } = await sql<{ _id: string }>`
    select document._id from document join chemical on chemical._id = document.chemical_id
    where lower(document.lot_number) = lower(${lot}) and document.kind = 'COA' and ${isFound}
      and (chemical.product_code = ${product} or lower(chemical.name) = lower(${product})
        or chemical.cas_number = ${cas.ok ? cas.value : null})
    order by document._id limit 1`.execute(database);
  const [found] = rows;
  if (!found) throw new ApiProblem('not-found', nothingFound);
  return { documentId: found._id, key: keyFor(formSecrets, found._id, hourOf(0)) };
}

const nothingFound =
  'We have no certificate for this product and lot. Check both as they stand on the label.';

const isFound = sql<boolean>`${isCurrent} and document.lot_number is not null
  and chemical.status = 'published' and chemical.deleted_at is null`;

/**
 * The stored name of a certificate's file, for who has a key of this hour or the one before.
 *
 * @throws ApiProblem `not-found`
 */
export async function openCertificate(
  { database, formSecrets }: CertificateServices,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<string> {
  const hour = [hourOf(0), hourOf(-1)].find((one) =>
    formSecrets.isStatusKey(referenceOf(id, one), key),
  );
  if (hour === undefined) throw notFound('document');
  const { rows } = await sql<{ file: string }>`
    select document.file from document join chemical on chemical._id = document.chemical_id
    where document._id = ${id} and ${isFound}`.execute(database);
  const [found] = rows;
  if (!found) throw notFound('document');
  await countDownload(database, id);
  return found.file;
}

function keyFor({ statusKey }: Services['formSecrets'], id: string, hour: number): string {
  return statusKey(referenceOf(id, hour));
}

/** No reference of a form looks like it. */
function referenceOf(id: string, hour: number): string {
  return `certificate ${id} ${hour}`;
}

function hourOf(shift: number): number {
  return Math.floor(Date.now() / 3_600_000) + shift;
}
