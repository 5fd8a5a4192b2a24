import { rolloutStopped, testEvent } from 'contract/integration';
import { isPermitted, maySee } from '../../kernel/permission';
import type { Services } from '../../kernel/services';
import type { AdminViewer } from '../../kernel/viewer';
import { hiddenFields } from '../../repository/hidden-fields';
import { answerRecord } from '../../repository/json-records';
import { orNone } from '../../repository/read';
import type { ResourceTable } from '../../repository/resource-table';
import { needsOfRollouts, resourceOf } from './event-types';

export interface Event {
  readonly type: string;
  readonly recordId: string | null;
  /** What an event that is of no record says. */
  readonly facts: unknown;
  readonly occurredAt: string;
}

/**
 * The body of a message: the record as it is now and as the webhook's maker may view it, or its id alone once it is in
 * the trash; of an event that is of no record, its facts. Undefined when they may not view it any more.
 */
export async function composeMessage(
  services: Pick<Services, 'database' | 'pool' | 'tables'>,
  { type, recordId, facts, occurredAt: timestamp }: Event,
  maker: AdminViewer,
): Promise<string | undefined> {
  if (type === rolloutStopped) {
    const mayKnow = isPermitted(maker, needsOfRollouts);
    return mayKnow ? JSON.stringify({ type, timestamp, data: facts }) : undefined;
  }
  if (type === testEvent || recordId === null)
    return JSON.stringify({ type: testEvent, timestamp, data: { message: 'This is a test.' } });
  const resource = resourceOf(type);
  const table = services.tables.get(resource?.name ?? '');
  if (!resource || !table || !maySee(maker, resource)) return undefined;
  const isDeleted = type.endsWith('.deleted');
  const record = isDeleted ? undefined : await readRecord(services, table, recordId, maker);
  return JSON.stringify({ type, timestamp, data: record ?? { _id: recordId } });
}

async function readRecord(
  services: Pick<Services, 'database' | 'pool'>,
  table: ResourceTable,
  id: string,
  maker: AdminViewer,
): Promise<object | undefined> {
  const answer = await orNone(answerRecord(services, table, id, maker));
  if (!answer) return undefined;
  const { data } = Object(JSON.parse(answer.text));
  const hidden = hiddenFields(table.resource, maker);
  return Object.fromEntries(Object.entries(Object(data)).filter(([name]) => !hidden.has(name)));
}
