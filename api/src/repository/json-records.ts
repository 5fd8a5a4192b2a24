import { sql, type RawBuilder } from 'kysely';
import { JsonAnswer } from '../kernel/json-answer';
import { notFound } from '../kernel/problem';
import { maySee } from '../kernel/permission';
import { isStaff, type Viewer } from '../kernel/viewer';
import { answeredFields, selection, source, type Extent } from './columns';
import { extentOf, hiddenFields, requireReadable } from './hidden-fields';
import { hiddenRowKinds } from './hidden-rows';
import { selectJson, slot, type SelectSource } from './compiled-select';
import { readJsonPage } from './json-page';
import { seenBy, type ListParameters } from './read';
import type { ResourceTable } from './resource-table';

/**
 * One record as an answer, in one statement that is compiled once and whose values go into the answer as they are.
 *
 * @throws ApiProblem `not-found`, also for a record that the viewer may not see
 */
export async function answerRecord(
  services: SelectSource,
  table: ResourceTable,
  id: string,
  viewer: Viewer,
): Promise<JsonAnswer> {
  const extent = extentOf(table.resource, viewer, 'record');
  const [row] = await selectJson(services, {
    key: JSON.stringify(['record', table.resource.name, readerOf(table, viewer)]),
    build: () => recordOf(table, extent, viewer),
    slots: { id },
    facts: 0,
    keys: answeredFields(table, extent),
  });
  if (!row) throw notFound(table.resource.label.one);
  return new JsonAnswer(`{"data":${row.json}}`);
}

function recordOf(table: ResourceTable, extent: Extent, viewer: Viewer): RawBuilder<unknown> {
  return sql`
    select ${selection(table, extent)} from ${source(table)}
    where ${seenBy(table, viewer)} and record._id = ${slot('id')}`;
}

/** One page of a list as an answer, with its exact total. */
export async function answerList(
  services: SelectSource,
  table: ResourceTable,
  parameters: ListParameters,
  viewer: Viewer,
): Promise<JsonAnswer> {
  const { page, pageSize, ...others } = parameters;
  requireReadable(table.resource, others, viewer);
  const key = JSON.stringify(['list', table.resource.name, readerOf(table, viewer), others]);
  const { rows, total } = await readJsonPage({ services, table, parameters, viewer, key });
  const data = rows.map(({ json }) => json).join(',');
  return new JsonAnswer(
    `{"data":[${data}],"total":${total},"page":${page},"pageSize":${pageSize}}`,
  );
}

/** Distinguishes viewers who are answered differently. */
function readerOf({ ownership, resource }: ResourceTable, viewer: Viewer): string {
  if (ownership && viewer.kind === 'admin')
    return [viewer.adminId, ...Object.values(viewer.permissions)].join(' ');
  if (!isStaff(viewer) || !maySee(viewer, resource)) return 'visitor';
  const kinds = hiddenRowKinds(resource, viewer);
  // Rows of a kind may be visible to whoever made them.
  const rows = kinds.length > 0 && viewer.kind === 'admin' ? [viewer.adminId, ...kinds] : [];
  return ['staff', ...hiddenFields(resource, viewer), ...rows].join(' ');
}
