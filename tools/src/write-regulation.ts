import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { regulatoryColumns, regulatoryTitles } from 'contract/regulation';

/*
 * `npm run regulation:tables -- FOLDER`: writes the regulatory tables of the product and the facts of the demo chemicals from a
 * folder with `regulatory/clp-annex-vi-atp17.tsv.gz`, `regulatory/adr-2017.tsv.gz` and `seed-*.tsv`. Nothing else reads
 * that folder.
 */

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder with the sources: npm run regulation:tables -- FOLDER');
  process.exit(1);
}
const root = process.cwd();

const annex = {
  source: 'Regulation (EC) No 1272/2008 (CLP), Annex VI, Table 3, as published by ECHA',
  title: regulatoryTitles['annex-vi'],
  edition: '17th ATP',
  published: '2021-12',
  licence: 'Legal text of the European Union; ECHA allows reproduction when the source is named',
  columns: regulatoryColumns['annex-vi'],
};
const adr = {
  source:
    'Agreement concerning the International Carriage of Dangerous Goods by Road (ADR), chapter 3.2, Table A, ECE/TRANS/257',
  title: regulatoryTitles.adr,
  edition: 'ADR 2017',
  published: '2017-01',
  licence: 'Text of an international treaty, published by UNECE',
  columns: regulatoryColumns.adr,
};

const properties = [
  ['meltingPoint', 'melting_point_c', 'mp'],
  ['boilingPoint', 'boiling_point_c', 'bp'],
  ['density', 'density_g_ml_25c', 'd'],
  ['flashPoint', 'flash_point_c', 'fp'],
] as const;

writeTable('annex-vi', { ...annex, rows: linesOf('regulatory/clp-annex-vi-atp17.tsv.gz') });
writeTable('adr', { ...adr, rows: linesOf('regulatory/adr-2017.tsv.gz') });
writeDemoFacts();

/** One row a line; the cells of a row stay as the source has them, separated by tabs. */
function writeTable(name: string, table: { readonly rows: readonly string[] }): void {
  const { rows, ...head } = table;
  const facts = Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`);
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  const file = join(root, 'api/src/regulation/data', `${name}.json`);
  writeFileSync(file, `{\n${facts.join(',\n')},\n  "rows": [\n${lines}\n  ]\n}\n`);
  console.log(`${name}: ${rows.length} rows`);
}

/** By CAS number: the index number of the one entry of Annex VI, the line of Table A, and the properties. */
function writeDemoFacts(): void {
  const facts = new Map<string, Record<string, unknown>>();
  const add = (cas: string, more: Record<string, unknown>) => {
    facts.set(cas, { ...facts.get(cas), ...more });
  };
  for (const row of recordsOf('seed-hazards.tsv')) {
    add(row['cas'] ?? '', { indexNumber: row['index_no'] });
  }
  for (const row of recordsOf('seed-transport.tsv')) {
    const { un_number: unNumber, packing_group: packingGroup, proper_shipping_name: name } = row;
    // "Not subject to ADR" in place of a group.
    if (packingGroup !== '' && !/^I{1,3}$/.test(packingGroup ?? '')) continue;
    add(row['cas'] ?? '', {
      unNumber,
      properShippingName: name,
      packingGroup: packingGroup || null,
    });
  }
  for (const row of recordsOf('seed-properties.tsv')) {
    add(row['cas'] ?? '', { properties: propertiesOf(row) });
  }
  const lines = [...facts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([cas, fact]) => `${JSON.stringify(cas)}:${JSON.stringify(fact)}`);
  writeFileSync(
    join(root, 'demo-company/src/data/regulated-facts.json'),
    `{\n${lines.join(',\n')}\n}\n`,
  );
  console.log(`demo: ${lines.length} chemicals`);
}

/** Each value with its two sources: `{ "density": [0.791, "crc+perry"] }`. */
function propertiesOf(row: Readonly<Record<string, string>>): Record<string, [number, string]> {
  const sources = new Map(
    (row['sources'] ?? '').split(';').map((one): [string, string] => {
      const [property = '', names = ''] = one.split('=');
      return [property, names];
    }),
  );
  return Object.fromEntries(
    properties.flatMap(([field, column, key]) => {
      const value = row[column] ?? '';
      const source = sources.get(key);
      if (value !== '' && source === undefined)
        throw new Error(`${row['cas']}: ${field} has no source`);
      return value === '' ? [] : [[field, [Number(value), source ?? '']] as const];
    }),
  );
}

function linesOf(name: string): string[] {
  const bytes = readFileSync(join(folder ?? '', name));
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '');
}

function recordsOf(name: string): Record<string, string>[] {
  const text = readFileSync(join(folder ?? '', name), 'utf8');
  const [head = '', ...lines] = text.split('\n').filter((line) => line !== '');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((key, index) => [key, cells[index] ?? '']));
  });
}
