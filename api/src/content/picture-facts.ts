import { sql, type RawBuilder } from 'kysely';

/** Size and focal point of the image in a column; null without one. */
export function pictureFacts(column: string): RawBuilder<unknown> {
  return sql`(select json_build_object('width', file.width, 'height', file.height,
      'focus', case when file.focus_x is null then null
        else json_build_object('x', file.focus_x, 'y', file.focus_y) end)
    from file where file.name = ${sql.ref(`record.${column}`)} and file.width is not null)`;
}
