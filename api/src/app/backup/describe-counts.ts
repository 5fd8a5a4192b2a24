import type { BackupCounts } from './backup-contents';

/** @example '13203 rows of 81 tables and 214 files' */
export function describeCounts({ rows, tables, files, missing }: BackupCounts): string {
  const lost = missing === 0 ? '' : ` (${missing} more are missing from the storage)`;
  return `${rows} rows of ${tables} tables and ${files} files${lost}`;
}
