import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { startTestApi } from 'api/testing';
import { demoCompany } from '../demo-company';

/*
 * `npm run check:annex -- FILE`: compares 40 chemicals of the demo company, as the API answers them, with the source file
 * of Annex VI (`clp-annex-vi-atp23.tsv.gz`) and the days in the file beside it (`…-dates.tsv.gz`), which it reads by itself:
 * nothing of the product's readers is used. Entries that do not apply yet are left out.
 */

const compared = 40;
const [file] = process.argv.slice(2);
if (file === undefined || !existsSync(file)) {
  console.log(`Skipped: the source file of Annex VI is not there (${file ?? 'none was named'}).`);
  process.exit(0);
}

interface Entry {
  readonly index: string;
  readonly classes: readonly string[];
  readonly pictograms: readonly string[];
  readonly signalWord: string | null;
  readonly statements: readonly string[];
  readonly limits: readonly string[];
  readonly notes: readonly string[];
}

const entries = readEntries(file);
const api = await startTestApi({ seed: demoCompany, jobs: 'stopped' });
try {
  const answer = await api.inject({
    url: '/api/product/get?pageSize=100&sort=name&finding=label-differs',
    headers: { authorization: `Bearer ${api.adminToken}` },
  });
  const odd = JSON.parse(answer.body).data.map(({ name }: { name: string }) => name);
  console.log(`Labels that Annex VI itself contradicts: ${odd.join(', ') || 'none'}`);
  const differences = await compareAll();
  for (const line of differences) console.log(line);
  console.log(`${compared} chemicals compared: ${differences.length} differences`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await api.close();
}

/** The hardest first: those with most classes and limits. */
async function compareAll(): Promise<string[]> {
  const hardest = [...entries].toSorted(([, one], [, other]) => sizeOf(other) - sizeOf(one));
  const differences: string[] = [];
  let count = 0;
  for (const [cas, entry] of hardest) {
    if (count === compared) break;
    const { body } = await api.inject({ url: `/api/product/getByCode?number=${cas}` });
    const [listed] = JSON.parse(body).data;
    if (listed === undefined || listed.casNumber !== cas || entry === null) continue;
    const record = await api.inject({ url: `/api/product/getBySlug?slug=${listed.slug}` });
    const { data } = JSON.parse(record.body);
    if (data.classifications.length === 0 || isAlsoOfOthers(data)) continue;
    count += 1;
    differences.push(...differencesOf(data, entry).map((what) => `${cas} ${listed.name}: ${what}`));
  }
  if (count < compared) differences.push(`Only ${count} chemicals of the demo have an entry`);
  return differences;
}

/** A hazard that follows from another fact than the entry stands beside those of the entry. */
function isAlsoOfOthers({ fieldSources }: Answered): boolean {
  return fieldSources.filter(({ field }) => field === 'classifications').length > 1;
}

function sizeOf(entry: Entry | null): number {
  return entry === null ? 0 : entry.classes.length + entry.limits.length + entry.notes.length;
}

interface Answered {
  readonly classifications: readonly {
    readonly hazardClass: string;
    readonly category: string | null;
    readonly statement: string | null;
    readonly specifics: string | null;
    readonly marks: readonly string[];
  }[];
  readonly ghsPictograms: readonly string[];
  readonly signalWord: string | null;
  readonly hazardStatements: readonly string[];
  readonly classificationLimits: readonly unknown[];
  readonly classificationNotes: readonly string[];
  readonly fieldSources: readonly { readonly field: string; readonly reference: string | null }[];
}

function differencesOf(data: Answered, entry: Entry): string[] {
  const classes = data.classifications.map(({ hazardClass, category }) =>
    [hazardClass, category].filter((part) => part !== null).join(' '),
  );
  const codes = data.classifications.flatMap(({ statement }) => statement ?? []);
  const wanted = entry.classes.map((one) => one.replaceAll('*', '').trim());
  const sources = data.fieldSources.filter(({ field }) => field === 'hazardStatements');
  return [
    ...differs('classes', classes, wanted),
    ...differs('statements of classes', codes, entry.statements),
    ...differs('pictograms', data.ghsPictograms, entry.pictograms),
    ...differs('signal word', [data.signalWord], [entry.signalWord]),
    ...differs('notes', data.classificationNotes, entry.notes),
    ...differs('number of limits', [data.classificationLimits.length], [entry.limits.length]),
    ...differs('digits of limits', digitsOf(data.classificationLimits), digitsIn(entry.limits)),
    ...differs('source', [sources[0]?.reference], [entry.index]),
  ];
}

/** The figures of all limits, whatever stands around them. */
function digitsOf(limits: readonly unknown[]): string[] {
  return limits.flatMap((limit) =>
    Object.entries(Object(limit))
      .filter(([key]) => ['from', 'to', 'factor', 'value'].includes(key))
      .flatMap(([, value]) => (typeof value === 'number' ? [String(value)] : [])),
  );
}

function digitsIn(limits: readonly string[]): string[] {
  return limits.flatMap((limit) => {
    const figures = limit.includes('C ') ? limit.slice(limit.lastIndexOf(':') + 1) : limit;
    return [...figures.matchAll(/[\d.,]+/g)].map(([figure]) =>
      String(Number(figure.replace(',', '.'))),
    );
  });
}

function differs(what: string, is: readonly unknown[], should: readonly unknown[]): string[] {
  const [one, other] = [is, should].map((values) => values.map(String).toSorted().join(' | '));
  return one === other ? [] : [`${what} "${one}", Annex VI has "${other}"`];
}

/** By CAS number; null for a number of several entries. */
function readEntries(name: string): Map<string, Entry | null> {
  const [head = '', ...lines] = gunzipSync(readFileSync(name)).toString('utf8').split('\n');
  const columns = head.split('\t');
  const found = new Map<string, Entry | null>();
  const later = entriesOfLater(name.replace('.tsv', '-dates.tsv'));
  for (const line of lines.filter((one) => one !== '')) {
    const cells = line.split('\t');
    const at = (column: string) => cells[columns.indexOf(column)] ?? '';
    const list = (column: string) =>
      at(column)
        .split(' | ')
        .filter((one) => one !== '');
    const entry: Entry = {
      index: at('index_no'),
      classes: list('classes'),
      pictograms: at('pictograms')
        .split(' ')
        .filter((one) => one !== ''),
      signalWord: at('signal_word') || null,
      statements: list('h_codes').map((one) => one.split(' ')[0] ?? ''),
      limits: list('limits'),
      notes: at('notes')
        .split(' ')
        .filter((one) => one !== ''),
    };
    if (later.has(entry.index)) continue;
    for (const written of list('cas')) {
      const cas = written.replace(/ \[\d+\]$/, '');
      found.set(cas, found.has(cas) ? null : entry);
    }
  }
  return found;
}

/** The index numbers of entries whose newest version does not apply yet. */
function entriesOfLater(name: string): Set<string> {
  const today = new Date().toISOString().slice(0, 10);
  const rows = gunzipSync(readFileSync(name)).toString('utf8').split('\n').slice(1);
  return new Set(
    rows.flatMap((row) => {
      const [index = '', , , day = ''] = row.split('\t');
      return day > today ? [index] : [];
    }),
  );
}
