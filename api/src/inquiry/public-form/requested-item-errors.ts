import type { FieldError } from 'contract';
import type { RequestedItem } from 'contract/inquiry';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { source } from '../../repository/columns';
import { seenBy } from '../../repository/read';
import type { ResourceTable } from '../../repository/resource-table';
import { readForms } from '../../catalog/chemical/read-forms';
import { chemicalTable } from '../../catalog/chemical/chemical.table';
import { unitTable } from '../../catalog/unit.table';
import { visitor } from '../../kernel/viewer';

/**
 * Errors for items with a chemical or unit that is not public, or with a form that its chemical does not have. An unpublished chemical gives the same error as a
 * missing one.
 */
export async function requestedItemErrors(
  work: Work,
  items: readonly RequestedItem[],
): Promise<FieldError[]> {
  const chemicals = await seenAmong(work, chemicalTable, idsOf(items, 'chemicalId'));
  const units = await seenAmong(work, unitTable, idsOf(items, 'unitId'));
  const forms = await readForms(work, [...chemicals]);
  return items.flatMap(({ chemicalId, unitId, offeredForm }, place) => [
    ...(chemicalId === null || chemicals.has(chemicalId)
      ? []
      : [{ path: `items.${place}.chemicalId`, message: 'There is no such chemical' }]),
    ...(offeredForm === null ||
    forms.get(chemicalId ?? '')?.some(({ name }) => name === offeredForm) === true
      ? []
      : [{ path: `items.${place}.offeredForm`, message: 'This form is not offered any more' }]),
    ...(unitId === null || units.has(unitId)
      ? []
      : [{ path: `items.${place}.unitId`, message: 'There is no such unit' }]),
  ]);
}

function idsOf(items: readonly RequestedItem[], key: 'chemicalId' | 'unitId'): ReadonlySet<string> {
  return new Set(items.map((item) => item[key]).filter((id) => id !== null));
}

async function seenAmong(
  work: Work,
  table: ResourceTable,
  ids: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  if (ids.size === 0) return ids;
  const { rows } = await sql<{ _id: string }>`
    select record._id from ${source(table)}
    where ${seenBy(table, visitor)} and record._id in (${sql.join([...ids])})`.execute(work);
  return new Set(rows.map(({ _id }) => _id));
}
