/** What a file of an import may hold. Bytes are those of the file, `unpacked` those of a spreadsheet's parts. */
export const readLimits = {
  bytes: { csv: 50_000_000, sdf: 50_000_000, xlsx: 25_000_000 },
  unpacked: 150_000_000,
  parts: 2_000,
  rows: 250_000,
  columns: 300,
  /** As the longest field: what an export wrote can be read again. */
  cell: 50_000,
  columnName: 200,
} as const;

/** What keeps a file from being read, in words for the person who sent it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}
