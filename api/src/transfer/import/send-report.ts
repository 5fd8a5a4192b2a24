import type { ImportRow } from 'contract/transfer';
import type { FastifyReply } from 'fastify';
import type { Services } from '../../kernel/services';
import { byteOrderMark, csvLines, csvType } from '../export/csv-text';
import { sendMade } from '../export/send-stream';
import { loadNames } from '../format/names';
import { formatOf } from '../format/format-of';
import { allRows } from './import-rows';
import type { StoredImport } from './imports';
import { describeChanges } from './describe-changes';

const head = ['Row', 'Verdict', 'Name', 'Written', 'Changes', 'Reasons', 'ID'];

/** All rows of an import as a CSV file, in the file's order. */
export function sendReport(
  services: Services,
  stored: StoredImport,
  reply: FastifyReply,
): undefined {
  const { database, tables } = services;
  const format = formatOf(services, stored.resource);
  const labels = new Map(format.columns.map(({ name, label }) => [name, label]));
  const date = stored.createdAt.slice(0, 10);
  return sendMade(reply, {
    name: `import-${stored.resource}-${date}.csv`,
    type: csvType,
    content: content(),
  });

  async function* content(): AsyncGenerator<string> {
    yield byteOrderMark + csvLines([head]);
    const names = await loadNames(database, tables, format.names);
    for await (const rows of allRows(database, stored._id)) {
      const described = rows.map((row) => ({
        ...row,
        changes: describeChanges(format, names, row),
      }));
      yield csvLines(described.map((row) => reportLine(row, labels)));
    }
  }
}

function reportLine(row: ImportRow, labels: ReadonlyMap<string, string>): (string | number)[] {
  const nameOf = (field: string) => labels.get(field) ?? field;
  const changes = row.changes.map(
    ({ field, from, to }) => `${nameOf(field)}: ${shown(from)} → ${shown(to)}`,
  );
  const reasons = row.errors.map(({ path, message }) =>
    path === '' ? message : `${nameOf(path)}: ${message}`,
  );
  return [
    row.number,
    row.verdict,
    row.title,
    row.isWritten ? 'yes' : 'no',
    row.verdict === 'new' ? '' : changes.join('\n'),
    reasons.join('\n'),
    row.recordId ?? '',
  ];
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
