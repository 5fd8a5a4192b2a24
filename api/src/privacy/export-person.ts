import { utcDay } from 'contract';
import type { PersonQuery } from 'contract/privacy';
import type { FastifyReply } from 'fastify';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { PersonalTable, StoredRow } from '../personal-data/personal-table';
import { fileUsesIn } from '../repository/file-uses';
import { sendMade } from '../transfer/export/send-stream';
import { type Collected, collect, kindOf } from './collect';
import { readStored } from './erase-rows';
import { personOf, type PrivacyServices } from './look-up';

/** Sends an archive with the records of a person as JSON, and the files of these records. */
export async function sendPerson(
  services: PrivacyServices,
  query: PersonQuery,
  reply: FastifyReply,
): Promise<undefined> {
  const { database, personalTables: tables } = services;
  const collected = await collect(database, { tables, person: personOf(query, services) });
  return sendMade(reply, {
    name: `personal-data-${utcDay()}.zip`,
    type: 'application/zip',
    content: archive(services, query, collected),
  });
}

/** Rows read at a time. */
const portion = 200;

async function* archive(
  services: PrivacyServices,
  query: PersonQuery,
  { found }: Collected,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const names = new Set<string>();
  const json = new ZipDeflate('personal-data.json');
  zip.add(json);
  const write = (text: string) => json.push(new TextEncoder().encode(text));
  write(`{"person":${JSON.stringify(query)},"madeAt":"${new Date().toISOString()}","records":{`);
  const listed = found.filter(({ table }) => table.title !== undefined);
  for (const [index, { table, ids }] of listed.entries()) {
    write(`${index === 0 ? '' : ','}\n${JSON.stringify(kindOf(table))}:[`);
    for (let from = 0; from < ids.length; from += portion) {
      const rows = await readStored(services.database, table, ids.slice(from, from + portion));
      const lines = rows.map((row) => JSON.stringify(exported(table, row)));
      write(`${from === 0 ? '' : ','}\n${lines.join(',\n')}`);
      if (table.ownsFiles === true)
        for (const { name } of rows.flatMap((row) => fileUsesIn(row))) names.add(name);
      yield* chunks.splice(0);
    }
    write(']');
  }
  json.push(new TextEncoder().encode('}}\n'), true);
  for (const name of names) {
    const file = await services.files.find(name);
    const bytes = file && (await services.files.open(file));
    if (bytes === undefined) continue;
    const entry = new ZipPassThrough(`files/${name}`);
    zip.add(entry);
    for await (const chunk of bytes.stream) {
      entry.push(Buffer.from(chunk));
      yield* chunks.splice(0);
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  yield* chunks.splice(0);
}

/** The personal columns with what says when the row was made. */
function exported({ columns, exported: chosen, reference }: PersonalTable, row: StoredRow) {
  const names = chosen ?? Object.keys(columns);
  const shown = ['_id', reference ?? '_id', 'created_at', ...names];
  return Object.fromEntries(shown.map((name) => [name, row[name] ?? null]));
}
