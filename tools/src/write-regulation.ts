import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import { regulatoryColumns, regulatoryTitles } from 'contract/regulation';
import { byFirst, sourceTables } from './source-tables';
import { chosenEntries, chosenLines, soldAsSolutions } from './demo-choices';

/*
 * `npm run regulation:tables -- FOLDER`: writes the regulatory tables of the product and the facts of the demo chemicals from a
 * folder with `regulatory/` and `seed-*.tsv`. Nothing else reads that folder.
 */

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder with the sources: npm run regulation:tables -- FOLDER');
  process.exit(1);
}
const root = process.cwd();
const { cellsOf, recordsOf } = sourceTables(folder);
const demoFolder = join(root, 'demo-company/src/data');
const demoNumbers = new Set(
  z
    .array(z.object({ casNumber: z.string() }))
    .parse(JSON.parse(readFileSync(join(demoFolder, 'chemicals.json'), 'utf8')))
    .map(({ casNumber }) => casNumber),
);

const annex = {
  source: 'Regulation (EC) No 1272/2008 (CLP), Annex VI, Table 3, as published by ECHA',
  title: regulatoryTitles['annex-vi'],
  edition: '23rd ATP',
  published: '2025-10',
  licence: 'Legal text of the European Union, Decision 2011/833/EU; the Regulation is the source',
  columns: regulatoryColumns['annex-vi'],
};
const adr = {
  source:
    'Agreement concerning the International Carriage of Dangerous Goods by Road (ADR), chapter 3.2, Table A, ECE/TRANS/257',
  title: regulatoryTitles.adr,
  edition: 'ADR 2025',
  published: '2025-01',
  licence: 'Text of an international treaty, published by UNECE',
  columns: regulatoryColumns.adr,
};

const properties = [
  ['meltingPoint', 'melting_point_c', 'mp'],
  ['boilingPoint', 'boiling_point_c', 'bp'],
  ['density', 'density_g_ml_25c', 'd'],
  ['flashPoint', 'flash_point_c', 'fp'],
] as const;

/** The 17th ATP applies from this day: older versions of entries are left out. */
const oldestVersion = '2022-12-17';

/** The rows, one a line, are compressed: as text they would be three quarters of a megabyte more. */
function writeTable(name: string, table: { readonly rows: readonly string[] }): void {
  const { rows, ...head } = table;
  const text = Buffer.from(rows.join('\n'));
  const file = join(root, 'api/src/regulation/data', `${name}.json`);
  const packed = compressed(text);
  writeFileSync(file, `${JSON.stringify({ ...head, rows: packed }, null, 2)}\n`);
  console.log(`${name}: ${rows.length} rows`);
}

function compressed(text: Buffer): string {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return brotliCompressSync(text, { params }).toString('base64');
}

/**
 * Each version of an entry with the day from which it applies: the newest, and those before it that applied on or after
 * the day of the oldest version. A deletion is a version without classes.
 */
function annexRows(): string[] {
  const newest = new Map(cellsOf('regulatory/clp-annex-vi-atp23.tsv.gz').map(keyed));
  const days = new Map(
    cellsOf('regulatory/clp-annex-vi-atp23-dates.tsv.gz').map(([index = '', , , day = '']) => [
      index,
      day,
    ]),
  );
  const history = byFirst(cellsOf('regulatory/clp-annex-vi-history.tsv.gz'));
  return [...new Set([...newest.keys(), ...history.keys()])].toSorted().flatMap((index) => {
    const last = newest.get(index);
    const versions = new Map<string, readonly string[]>();
    for (const cells of history.get(index) ?? []) {
      versions.set(cells[14] ?? '', [...cells.slice(0, 13), cells[14] ?? '']);
    }
    const day = days.get(index) ?? '';
    if (last) versions.set(day, [...last, day]);
    return sinceOldest(versions).map((cells) => cells.join('\t'));
  });
}

/** The version that applied on the day of the oldest one, and later ones; nothing for an entry that was gone by then. */
function sinceOldest(versions: ReadonlyMap<string, readonly string[]>): (readonly string[])[] {
  const sorted = [...versions].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const first = sorted.findLastIndex(([day]) => day <= oldestVersion);
  const kept = sorted.slice(Math.max(first, 0)).map(([, cells]) => cells);
  return kept.length === 1 && kept[0]?.[4] === '' && kept[0][10] === '' ? [] : kept;
}

/** The lines with special provisions, excepted quantity, and what a second reading of the book has in other words. */
function adrRows(): string[] {
  const extra = cellsOf('regulatory/adr-2025-extra.tsv');
  const doubts = byFirst(cellsOf('regulatory/adr-2025-doubts.tsv'));
  return cellsOf('regulatory/adr-2025.tsv.gz').map((cells, index) => {
    const [number = ''] = cells;
    const [of, , , provisions = '', excepted = ''] = extra[index] ?? [];
    if (of !== number)
      throw new Error(`The extra columns have ${of} where the table has ${number}`);
    const doubt = (doubts.get(number) ?? [])
      .map(
        ([, field = '', , other = '']) =>
          `${field.replaceAll('_', ' ')}: ${other.trim() || 'none'}`,
      )
      .join('; ');
    return [...cells, provisions, excepted, doubt].join('\t');
  });
}

/** What stands in angle brackets is for the supplier, who names organs and routes by the classification. */
function withoutInstructions(text: string, slot: string): string {
  const words = text.replace(/<[^<>]*>/g, slot).split(' ');
  return words
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(' .', '.');
}

/** The sentences of CLP in all languages but English, without instructions to the supplier. */
function writeStatements(): void {
  const texts: Record<string, Record<string, string>> = {};
  for (const [code = '', language = '', text = ''] of cellsOf('regulatory/statements.tsv.gz')) {
    if (language === 'en') continue;
    const slot = code === 'EUH208' ? '…' : '';
    const sentence = withoutInstructions(text, slot);
    const key = code.replace('[+P378]', '+P378');
    texts[language] ??= {};
    texts[language][key] = code.startsWith('P') ? sentence : sentence.replace(/\.$/, '');
  }
  const source =
    'Regulation (EC) No 1272/2008 (CLP), Annexes II, III and IV, consolidated 2025-09-01, © European Union';
  const packed = compressed(Buffer.from(JSON.stringify(texts)));
  const file = join(root, 'api/src/regulation/data/statements.json');
  writeFileSync(file, `${JSON.stringify({ source, texts: packed }, null, 2)}\n`);
}

function keyed(cells: readonly string[]): [string, readonly string[]] {
  return [cells[0] ?? '', cells];
}

/**
 * By CAS number of the demo chemicals: the index number of their one entry in Annex VI, the line of Table A, properties, and
 * the day on which they came onto the Candidate List.
 */
function writeDemoFacts(): void {
  const facts = new Map<string, Record<string, unknown>>();
  const add = (cas: string, more: Record<string, unknown>) => {
    if (demoNumbers.has(cas)) facts.set(cas, { ...facts.get(cas), ...more });
  };
  const entries = entriesByCas();
  for (const cas of demoNumbers) {
    const [only, ...others] = entries.get(cas) ?? [];
    const indexNumber = chosenEntries[cas] ?? (others.length === 0 ? only : undefined);
    if (indexNumber !== undefined) add(cas, { indexNumber });
  }
  const lines = adrRows().map((row) => row.split('\t'));
  for (const row of recordsOf('seed-transport.tsv')) {
    const { un_number: unNumber, packing_group: packingGroup, proper_shipping_name: name } = row;
    // "Not subject to ADR" in place of a group.
    if (packingGroup !== '' && !/^I{1,3}$/.test(packingGroup ?? '')) continue;
    // Names are of an older edition, with hyphens where its lines ended.
    const line = lines.find(
      ([number, title = '']) => number === unNumber && lettersOf(title) === lettersOf(name ?? ''),
    );
    if (!line) throw new Error(`${row['cas']}: Table A has no line ${unNumber} ${name}`);
    add(row['cas'] ?? '', {
      unNumber,
      properShippingName: line[1],
      packingGroup: packingGroup || null,
    });
  }
  for (const [cas, { unNumber, packingGroup, name }] of chosenLines) {
    const line = lines.find(
      ([number, title = '', , , group]) =>
        number === unNumber &&
        title.startsWith(name) &&
        (packingGroup === null || group === packingGroup),
    );
    if (!line) throw new Error(`${cas}: Table A has no such line ${unNumber}`);
    add(cas, { unNumber, properShippingName: line[1], packingGroup });
  }
  for (const row of recordsOf('seed-properties.tsv')) {
    const cas = row['cas'] ?? '';
    if (!soldAsSolutions.has(cas)) add(cas, { properties: propertiesOf(row) });
  }
  for (const [cas, more] of agreedProperties()) {
    if (soldAsSolutions.has(cas)) continue;
    const known = facts.get(cas)?.['properties'];
    add(cas, { properties: { ...Object(known), ...more } });
  }
  for (const { cas = '', date_of_inclusion: svhcSince } of recordsOf(
    'regulatory/svhc-candidate-list.tsv',
  )) {
    add(cas, { svhcSince });
  }
  const rows = [...facts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([cas, fact]) => `  ${JSON.stringify(cas)}: ${JSON.stringify(fact)}`);
  writeFileSync(join(demoFolder, 'regulated-facts.json'), `{\n${rows.join(',\n')}\n}\n`);
  console.log(`demo: ${rows.length} chemicals`);
}

function lettersOf(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** The index numbers of entries that apply or will apply, by CAS number. */
function entriesByCas(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [index = '', , , cas = ''] of cellsOf('regulatory/clp-annex-vi-atp23.tsv.gz')) {
    for (const number of cas.split(' | ').map((one) => one.replace(/\[\d+\]/g, '').trim())) {
      if (number !== '') found.set(number, [...(found.get(number) ?? []), index]);
    }
  }
  return found;
}

/** Names of properties in the file of agreeing sources: the field, and the conditions of the value. */
const agreed: Readonly<Record<string, readonly [field: string, conditions: string | null]>> = {
  melting_point_c: ['meltingPoint', null],
  boiling_point_c: ['boilingPoint', null],
  flash_point_c: ['flashPoint', null],
  vapour_pressure_20c_hpa: ['vapourPressure', 'at 20 °C'],
  density_20c_g_ml: ['density', 'at 20 °C'],
  refractive_index_20c: ['refractiveIndex', 'at 20 °C, 589 nm'],
};

/** Each value with the sources that agree; without those of which one is doubtful. */
function agreedProperties(): Map<string, Record<string, unknown>> {
  const found = new Map<string, Record<string, unknown>>();
  for (const row of recordsOf('regulatory/properties.tsv')) {
    const { cas = '', property = '', value = '', agreeing_sources: sources = '', note = '' } = row;
    const [field, conditions] = agreed[property] ?? [];
    if (field === undefined || note.includes('DIPPR')) continue;
    const names = sources.split('; ').map((one) => one.split('=')[0]);
    const fact = [Number(value), names.join('+'), ...(conditions ? [conditions] : [])];
    found.set(cas, { ...found.get(cas), [field]: fact });
  }
  return found;
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

writeTable('annex-vi', { ...annex, rows: annexRows() });
writeTable('adr', { ...adr, rows: adrRows() });
writeStatements();
writeDemoFacts();
