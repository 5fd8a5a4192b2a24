import type { Endpoint } from 'contract';
import type { FastifyRequest } from 'fastify';
import type { Work } from '../../db/database';
import type { Row } from '../../db/pool';
import { inTransaction } from '../../repository/in-transaction';
import type { ResourceTable } from '../../repository/resource-table';
import { addWithin, newFields } from '../../repository/write';
import type { Services } from '../../core/services';
import { isStaff, system, type Viewer } from '../../core/viewer';
import { acceptOnce, type Accepted, idempotencyKey } from './accept-once';
import { type Guarded, spamReason, type SpamReason } from './spam-reason';

interface Received<Body extends Guarded> {
  readonly endpoint: Endpoint;
  readonly request: Pick<FastifyRequest, 'headers' | 'viewer'>;
  readonly body: Body;
  /** What stands for a file in place of its name, which differs at every upload. */
  readonly uploads?: Readonly<Record<string, string>>;
  /** Writes what the form brings and answers its reference. */
  readonly add: (work: Work, spam: SpamReason | null) => Promise<string>;
}

/** Judges a visitor's form and writes what it brings, once for each `Idempotency-Key`, in one transaction. */
export async function receiveForm<Body extends Guarded>(
  { database, formSecrets }: Pick<Services, 'database' | 'formSecrets'>,
  { endpoint, request, body, uploads, add }: Received<Body>,
): Promise<Accepted> {
  // A page that was open for long sends a new token with the same form.
  const { formToken: _, ...content } = { ...body, ...uploads };
  const form = { call: endpoint.name, key: idempotencyKey(request.headers), content };
  const spam = isStaff(request.viewer) ? null : spamReason(formSecrets, body);
  return inTransaction(database, (work) => acceptOnce(work, form, () => add(work, spam)));
}

interface Sent {
  readonly table: ResourceTable;
  /** What the resource's own creation takes. */
  readonly input: Row;
  /** Computed fields that the way in decides. */
  readonly computed?: Row;
  /** Who sent it. */
  readonly viewer?: Viewer;
}

/** Adds what was sent: for a visitor on behalf of the product, as no visitor may write. */
export async function addSent(
  work: Work,
  { database, tables }: Pick<Services, 'database' | 'tables'>,
  { table, input, computed, viewer = system }: Sent,
): Promise<Row> {
  const writer = isStaff(viewer) ? viewer : system;
  const context = { database, registry: tables, table, viewer: writer };
  return addWithin(work, context, { fields: { ...newFields(table, input), ...computed } });
}
