import type { DeliveryWay } from 'contract/document';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database, Work } from '../db/database';

export interface NewDelivery {
  readonly documentId: string;
  readonly chemicalId: string;
  readonly email: string;
  readonly name: string | null;
  readonly way: DeliveryWay;
  readonly reason?: string;
  readonly adminId: string | null;
  readonly customerId?: string | null;
  readonly supplierId?: string | null;
  readonly inquiryId?: string | null;
  readonly batchId?: string;
}

/**
 * Adds to the log. An address gets a revision's mailing once: a second row for it is left out.
 *
 * @returns the ids of the rows that are new, with their addresses
 */
export async function addDeliveries(
  work: Work,
  deliveries: readonly NewDelivery[],
): Promise<{ _id: string; email: string }[]> {
  if (deliveries.length === 0) return [];
  const given = deliveries.map((one) => ({
    _id: uuidv7(),
    document_id: one.documentId,
    chemical_id: one.chemicalId,
    email: one.email,
    name: one.name,
    way: one.way,
    reason: one.reason ?? null,
    admin_id: one.adminId,
    customer_id: one.customerId ?? null,
    supplier_id: one.supplierId ?? null,
    inquiry_id: one.inquiryId ?? null,
    batch_id: one.batchId ?? null,
  }));
  const { rows } = await sql<{ _id: string; email: string }>`
    insert into document_delivery (_id, created_at, updated_at, version, document_id, chemical_id,
      email, name, way, reason, admin_id, customer_id, supplier_id, inquiry_id, batch_id)
    select _id, now(), now(), 1, document_id, chemical_id, email, name, way, reason, admin_id,
      customer_id, supplier_id, inquiry_id, batch_id
    from jsonb_populate_recordset(null::document_delivery, ${JSON.stringify(given)}::jsonb)
    order by email
    on conflict do nothing returning _id, email`.execute(work);
  return rows;
}

/** Proof of deliveries is kept for ten years: Article 36(1) of Regulation (EC) No 1907/2006. */
export async function purgeDeliveries(database: Database): Promise<void> {
  await sql`
    delete from document_delivery where created_at < now() - interval '10 years'`.execute(database);
}
