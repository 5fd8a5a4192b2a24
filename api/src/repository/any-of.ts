import { sql, type RawBuilder } from 'kysely';

/**
 * Values as one parameter, for `column = ${anyOf(values)}`: the statement has the same text for any number of them, so
 * it is prepared once, and an index serves it even where a table has grown since it was last analysed.
 */
export function anyOf(
  values: readonly string[],
  type: 'text' | 'uuid' = 'text',
): RawBuilder<unknown> {
  return sql`any(${listed(values, type)})`;
}

/** For `column <> ${noneOf(values)}`. */
export function noneOf(
  values: readonly string[],
  type: 'text' | 'uuid' = 'text',
): RawBuilder<unknown> {
  return sql`all(${listed(values, type)})`;
}

function listed(values: readonly string[], type: 'text' | 'uuid'): RawBuilder<unknown> {
  return sql`array(
    select item::${sql.raw(type)}
    from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) as item)`;
}
