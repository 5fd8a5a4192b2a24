import type { Endpoint } from 'contract';
import type { FastifyRequest } from 'fastify';
import type { Work } from '../db/database';
import type { FieldValues } from '../repository/field-values';
import { inTransaction } from '../repository/in-transaction';
import type { ResourceTable } from '../repository/resource-table';
import { addWithin, newFields } from '../repository/write';
import type { Services } from '../kernel/services';
import { isStaff, system, type Viewer } from '../kernel/viewer';
import { acceptOnce, type Accepted, idempotencyKey } from '../repository/accept-once';
import { type Guarded, spamReason, type SpamReason } from './spam-reason';

interface Received<Body extends Guarded> {
  readonly endpoint: Endpoint;
  readonly request: Pick<FastifyRequest, 'headers' | 'viewer'>;
  readonly body: Body;
  /** Hashes of the uploads, instead of their names, which differ with every upload. */
  readonly uploads?: Readonly<Record<string, string>>;
  /** Writes the form's records and returns its reference. */
  readonly add: (work: Work, spam: SpamReason | null) => Promise<string>;
}

/** Checks a visitor's form for spam and writes its records in one transaction, once for each `Idempotency-Key`. */
export async function receiveForm<Body extends Guarded>(
  { database, formSecrets }: Pick<Services, 'database' | 'formSecrets'>,
  { endpoint, request, body, uploads, add }: Received<Body>,
): Promise<Accepted> {
  // A page that was open for long repeats the form with a new token.
  const { formToken: _, ...content } = { ...body, ...uploads };
  const form = { call: endpoint.name, key: idempotencyKey(endpoint, request.headers), content };
  const spam = isStaff(request.viewer) ? null : spamReason(formSecrets, body);
  return inTransaction(database, (work) => acceptOnce(work, form, () => add(work, spam)));
}

interface Sent {
  readonly table: ResourceTable;
  /** The input for the resource's `create` schema. */
  readonly input: FieldValues;
  /** Computed fields that depend on the way the record was sent. */
  readonly computed?: FieldValues;
  /** The sender. */
  readonly viewer?: Viewer;
}

/** Adds a sent record. A visitor may not write, so theirs is added on behalf of the product. */
export async function addSent(
  work: Work,
  { database, tables }: Pick<Services, 'database' | 'tables'>,
  { table, input, computed, viewer = system }: Sent,
): Promise<FieldValues> {
  const writer = isStaff(viewer) ? viewer : system;
  const context = { database, tables, table, viewer: writer };
  return addWithin(work, context, { fields: { ...newFields(table, input), ...computed } });
}
