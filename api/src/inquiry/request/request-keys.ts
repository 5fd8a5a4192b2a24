import { randomBytes } from 'node:crypto';
import type { askedSuppliers } from 'contract/inquiry';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { notFound } from '../../kernel/problem';
import { tokenHash } from '../../repository/access-token';
import type { RecordOf } from '../../repository/record-of';
import { readRows } from '../../repository/rows';
import { today } from '../../content/company/today';
import { askedSupplierTable } from './asked-supplier.table';
import type { RequestRecord } from './prepare-requests';
import { supplierRequestTable } from './supplier-request.table';

export type AskedRecord = RecordOf<typeof askedSuppliers>;

/** Makes the key of a supplier's version, which replaces the one before. The database has its hash alone. */
export async function issueRequestKey(work: Work, askedSupplierId: string): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await work
    .insertInto('askedSupplierKey')
    .values({ askedSupplierId, keyHash: tokenHash(key) })
    .onConflict((known) => known.column('askedSupplierId').doUpdateSet({ keyHash: tokenHash(key) }))
    .execute();
  return key;
}

/** The supplier and version that a key belongs to. */
export interface KeyedRequest {
  readonly asked: AskedRecord;
  readonly request: RequestRecord;
  /** Withdrawn, replaced by a later version, or past its last day. */
  readonly hasEnded: boolean;
}

/** @throws ApiProblem `not-found` for an unknown key, and for an inquiry in the trash */
export async function findKeyedRequest(work: Work, key: string): Promise<KeyedRequest> {
  const { rows } = await sql<{ askedId: string; requestId: string; hasEnded: boolean }>`
    select asked._id as asked_id, request._id as request_id,
      asked.withdrawn_at is not null or request.superseded_at is not null
        or request.answer_by < ${today} as has_ended
    from asked_supplier_key as known
    join asked_supplier as asked on asked._id = known.asked_supplier_id
    join supplier_request as request on request._id = asked.request_id
    join inquiry on inquiry._id = request.inquiry_id
    where known.key_hash = ${tokenHash(key)} and asked.deleted_at is null
      and request.deleted_at is null and inquiry.deleted_at is null`.execute(work);
  const [found] = rows;
  if (!found) throw notFound('request');
  const { askedId, requestId, hasEnded } = found;
  const asked = (await readRows({ work, table: askedSupplierTable }, [askedId])).get(askedId);
  const request = (await readRows({ work, table: supplierRequestTable }, [requestId])).get(
    requestId,
  );
  if (!asked || !request) throw notFound('request');
  return { asked, request, hasEnded };
}
