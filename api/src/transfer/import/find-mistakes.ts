import type { ImportMistake } from 'contract/transfer';
import { sql } from 'kysely';
import type { Services } from '../../kernel/services';
import type { TransferFormat } from '../format/transfer-format';
import type { StoredImport } from './imports';

const maxCells = 50;
const maxRows = 100;

interface Grouped extends Omit<ImportMistake, 'options' | 'mayLeaveOut'> {}

/** What the dry run of an import found, grouped by field, kind and alike cells; most rows first. */
export async function findMistakes(
  { database }: Services,
  { stored, format }: { stored: StoredImport; format: TransferFormat },
): Promise<ImportMistake[]> {
  const { rows } = await sql<Grouped>`
    with mistake as (
      select import_row.number, error ->> 'path' as field,
        case when error ->> 'kind' is null and verdict <> 'wrong' then 'left-out'
          else coalesce(error ->> 'kind', 'wrong') end as kind,
        error ->> 'cell' as cell, error ->> 'message' as message, error ->> 'offered' as offered
      from import_row, jsonb_array_elements(errors) as error
      where import_id = ${stored._id}
    ),
    cells as (
      select field, kind, cell, min(message) as message, min(offered) as offered,
        count(*)::integer as count,
        (array_agg(number order by number))[1:${maxRows}] as numbers,
        row_number() over (partition by field, kind order by count(*) desc, cell) as place
      from mistake group by field, kind, cell, case when cell is null then message end
    )
    select field, kind,
      (select count(distinct number)::integer from mistake
        where mistake.field = cells.field and mistake.kind = cells.kind) as rows,
      count(*)::integer as spellings,
      jsonb_agg(jsonb_build_object(
        'text', cell, 'count', count, 'rows', numbers, 'message', message, 'offered', offered) order by place)
        filter (where place <= ${maxCells}) as cells
    from cells group by field, kind order by rows desc, field, kind`.execute(database);
  return rows.map((row) => {
    const column = format.columns.find(({ name }) => name === row.field);
    const isRequired = format.resource.fields[row.field]?.presence === 'required';
    return {
      ...row,
      options: [...(column?.options ?? [])],
      mayLeaveOut: row.kind === 'wrong' && column !== undefined && !isRequired,
    };
  });
}
