import type { ExportFormat } from 'contract';
import { utcDay } from 'contract';
import type { FastifyReply } from 'fastify';
import type { FieldValues } from '../../repository/field-values';
import type { ResourceTable } from '../../repository/resource-table';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import { loadNames, type Names } from '../format/names';
import type { TransferColumn, TransferFormat } from '../format/transfer-format';
import { formatFor } from '../format/format-for';
import { formatOf } from '../format/format-of';
import { byteOrderMark, csvLines, csvType } from './csv-text';
import { exportedRecords, type ExportParameters } from './exported-records';
import { audited, filterChanges, noteExport } from './note-export';
import { sendMade } from './send-stream';
import { structureDataType, structureRecord } from './structure-data-text';
import { storedMolfiles } from './stored-molfiles';
import { workbookBytes, workbookType } from './workbook-bytes';

interface ExportRequest {
  readonly table: ResourceTable;
  readonly query: unknown;
  readonly viewer: Viewer;
  readonly reply: FastifyReply;
}

/** Sends the records of a list, in its order, as a file that an import can read. */
export async function sendExport(
  services: Services,
  { table, query, viewer, reply }: ExportRequest,
): Promise<undefined> {
  const { format: fileFormat, ...parameters } = exportParameters(query);
  const format = formatFor(formatOf(services, table.resource.name), viewer);
  const { database, tables } = services;
  const names = await loadNames(database, tables, format.names);
  const found = exportedRecords({ database, table, parameters, viewer });
  const changes = [{ field: 'format', from: null, to: fileFormat }, ...filterChanges(parameters)];
  const records = audited(found, (rows) =>
    noteExport(database, viewer, { resource: table.resource.name, rows, changes }),
  );
  const made = { services, format, names, records };
  const date = utcDay();
  const name = `${table.resource.label.many.replace(/\W+/g, '-')}-${date}.${fileFormat}`;
  switch (fileFormat) {
    case 'csv':
      return sendMade(reply, { name, type: csvType, content: csvContent(made) });
    case 'xlsx': {
      const content = workbookBytes(table.resource.label.many, tableRows(made));
      return sendMade(reply, { name, type: workbookType, content });
    }
    case 'sdf':
      return sendMade(reply, { name, type: structureDataType, content: structureContent(made) });
    default:
      return fileFormat satisfies never;
  }
}

interface Made {
  readonly services: Services;
  readonly format: TransferFormat;
  readonly names: Names;
  readonly records: AsyncIterable<readonly FieldValues[]>;
}

/** The header, then the records in batches. */
async function* tableRows({ format, names, records }: Made): AsyncGenerator<(string | number)[][]> {
  yield [exported(format).map(({ label }) => label)];
  for await (const batch of records) {
    yield batch.map((record) => exported(format).map((column) => column.write(record, names)));
  }
}

async function* csvContent(made: Made): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const rows of tableRows(made)) yield csvLines(rows);
}

async function* structureContent({
  services,
  format,
  names,
  records,
}: Made): AsyncGenerator<string> {
  const { title } = format.resource;
  for await (const batch of records) {
    const ids = batch.map(({ _id }) => String(_id));
    const molfiles = await storedMolfiles(services.database, ids);
    const texts = batch.map((record) =>
      structureRecord({
        title: String(record[title]),
        molfile: molfiles.get(String(record['_id'])),
        items: exported(format).map(
          (column) => [column.label, column.write(record, names)] as const,
        ),
      }),
    );
    yield texts.join('');
  }
}

/** Guarantee: the query was parsed by the resource's `export` schema, which has these keys. */
function exportParameters(query: unknown) {
  return query as ExportParameters & { readonly format: ExportFormat };
}

function exported({ columns }: TransferFormat): readonly TransferColumn[] {
  return columns.filter(({ isJoined }) => isJoined !== true);
}
