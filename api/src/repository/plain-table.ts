import type { AnyResource } from 'contract';
import type { Tables } from '../db/database';
import type { ResourceTable } from './resource-table';

/** The table of a resource that no domain registers one for: of the resource's name, with a column for each field. */
export function plainTable(resource: AnyResource): ResourceTable {
  return { resource, table: tableName(resource) };
}

/** Guarantee: the resource's migration creates the table; the suite of plain resources fails without it. */
function tableName({ name }: AnyResource): keyof Tables {
  return name as keyof Tables;
}
