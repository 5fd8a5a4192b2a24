import type { AnyResource } from 'contract';
import { registrations } from '../app/domains';
import type { FieldValues } from '../repository/field-values';
import { tableOf } from '../repository/table-of';
import { newFields } from '../repository/write';

/** The fields that a new record of the resource would be stored with. */
export function newRecord({ name }: AnyResource, body: unknown): FieldValues {
  return newFields(tableOf(registrations, name), body);
}
