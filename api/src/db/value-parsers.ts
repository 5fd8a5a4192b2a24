/** Type ids of PostgreSQL's catalogue (pg_type.dat). */
const typeId = {
  bool: 16,
  int8: 20,
  int2: 21,
  int4: 23,
  json: 114,
  float4: 700,
  float8: 701,
  date: 1082,
  timestamptz: 1184,
  numeric: 1700,
  jsonb: 3802,
} as const;

/**
 * How values are returned: times as ISO 8601 in UTC, dates as written, `numeric` and `bigint` as numbers. No
 * column holds more than 2^53 or needs more than 15 digits.
 */
export const valueParsers: Readonly<Record<number, (value: string) => unknown>> = {
  [typeId.int8]: Number,
  [typeId.date]: String,
  [typeId.numeric]: Number,
  [typeId.timestamptz]: toIsoTime,
};

/** How values in PostgreSQL's text format become JSON, with the same result as `JSON.stringify` of the parsed value. */
export const jsonWriters: Readonly<Record<number, (value: string) => string>> = {
  [typeId.bool]: (value) => (value === 't' ? 'true' : 'false'),
  [typeId.int2]: String,
  [typeId.int4]: String,
  [typeId.int8]: String,
  [typeId.float4]: toNumber,
  [typeId.float8]: toNumber,
  [typeId.numeric]: toNumber,
  [typeId.json]: String,
  [typeId.jsonb]: String,
  [typeId.timestamptz]: (value) => `"${toIsoTime(value)}"`,
};

function toNumber(value: string): string {
  return JSON.stringify(Number(value));
}

const utc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/;

/** The text of a server in UTC is rearranged; any other goes through `Date`. */
function toIsoTime(value: string): string {
  const parts = utc.exec(value);
  if (!parts) return new Date(value).toISOString();
  return `${parts[1]}T${parts[2]}.${(parts[3] ?? '').padEnd(3, '0')}Z`;
}
