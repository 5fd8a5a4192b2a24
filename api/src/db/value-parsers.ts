/** Type ids of PostgreSQL's catalogue (pg_type.dat). */
const typeId = { int8: 20, date: 1082, numeric: 1700, timestamptz: 1184 } as const;

/**
 * How both engines return values: times as ISO 8601 in UTC, dates as written, `numeric` and `bigint` as numbers. No
 * column holds more than 2^53 or needs more than 15 digits.
 */
export const valueParsers: Readonly<Record<number, (value: string) => unknown>> = {
  [typeId.int8]: Number,
  [typeId.date]: String,
  [typeId.numeric]: Number,
  [typeId.timestamptz]: (value) => new Date(value).toISOString(),
};
