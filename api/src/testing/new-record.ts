import type { AnyResource } from 'contract';
import { registrations } from '../core/domains';
import type { Row } from '../db/pool';
import { tableOf } from '../repository/table-of';
import { newFields } from '../repository/write';

/** The fields that a new record of the resource would be stored with. */
export function newRecord({ name }: AnyResource, body: unknown): Row {
  return newFields(tableOf(registrations, name), body);
}
