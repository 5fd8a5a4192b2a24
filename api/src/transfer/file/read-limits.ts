/** Limits of a file to import. Bytes are those of the file, `unpacked` those of a spreadsheet's parts. */
export const readLimits = {
  bytes: { csv: 50_000_000, sdf: 50_000_000, xlsx: 25_000_000 },
  unpacked: 150_000_000,
  parts: 2_000,
  rows: 250_000,
  columns: 300,
  /** The length of the longest field, so that every export can be imported. */
  cell: 50_000,
  columnName: 200,
} as const;

/** Why a file cannot be read, with a message for its uploader. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}
