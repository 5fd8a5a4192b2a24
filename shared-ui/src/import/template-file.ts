import type { ImportGuide } from 'contract/transfer';

/** The byte order mark tells spreadsheets that a CSV file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** A CSV file with only a header row: a column for each field, by its label. */
export function templateFile({ fields }: Pick<ImportGuide, 'fields'>) {
  const head = fields.map(({ label }) => quoted(label)).join(',');
  return new Blob([byteOrderMark, head, '\r\n'], { type: 'text/csv;charset=utf-8' });
}

function quoted(text: string) {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
