import type { JsonRow, JsonSelect } from './pool';
import type { SentRows } from './prepared-batch';

/** Writes records from values as they were sent, without parsing them. */
export function inJson(
  { columns, rows }: SentRows,
  { facts, keys }: Pick<JsonSelect, 'facts' | 'keys'>,
): JsonRow[] {
  const heads = keys.map((key, index) => `${index === 0 ? '{' : ','}${JSON.stringify(key)}:`);
  const parse = (value: string | null, index: number) =>
    value === null ? null : columns[index]?.parse(value);
  return rows.map((values) => {
    let json = '';
    for (const [index, head] of heads.entries()) {
      const value = values[facts + index] ?? null;
      json += head + (value === null ? 'null' : columns[facts + index]?.toJson(value));
    }
    return { facts: values.slice(0, facts).map(parse), json: `${json}}` };
  });
}
