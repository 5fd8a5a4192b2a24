import type { LineChemical, LineVerdict } from 'contract/catalog';
import { parseCasNumber, parseEcNumber } from 'contract/chemistry';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { seenBy } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import { visitor } from '../../core/viewer';
import { correctedTexts } from './correct-words';
import { readText, type Wanted } from './read-text';

/** Maximum number of words corrected in a list: each correction searches all words. */
const mostCorrections = 60;
const mostSimilar = 3;
const afterAll = '\u{10ffff}';

/** The kinds of text that identify one chemical; several may share a formula or a word. */
const naming: ReadonlySet<string> = new Set([
  'casNumber',
  'ecNumber',
  'productCode',
  'inchiKey',
  'name',
]);

/**
 * Resolves each line, in order, with the same few queries for one line as for two hundred: exact texts, then
 * prefixes, then both for the corrected spelling of the remaining lines.
 */
export async function resolveLines(
  database: Database,
  lines: readonly string[],
): Promise<LineVerdict[]> {
  const wanted = lines.map(readText);
  const verdicts = await sameOrSimilar(database, wanted);
  const open = wanted.filter((_, index) => !verdicts[index] && !misspeltNumber(lines[index] ?? ''));
  const corrected = await correctedTexts(database, open, mostCorrections);
  const meant = corrected.map((one) => one?.wanted);
  const found = await sameOrSimilar(
    database,
    meant.filter((one) => one !== undefined),
  );
  const afterwards = new Map<Wanted, LineVerdict | undefined>();
  for (const [index, one] of open.entries()) {
    if (meant[index]) afterwards.set(one, asSimilar(found.shift()));
  }
  return wanted.map(
    (one, index) =>
      verdicts[index] ??
      misspeltNumber(lines[index] ?? '') ??
      afterwards.get(one) ?? { kind: 'not-carried' },
  );
}

/** A match by a corrected spelling needs confirmation. */
function asSimilar(verdict: LineVerdict | undefined): LineVerdict | undefined {
  return verdict?.kind === 'found' ? { kind: 'similar', chemicals: [verdict.chemical] } : verdict;
}

function misspeltNumber(line: string): LineVerdict | undefined {
  const wrong = [parseCasNumber(line), parseEcNumber(line)].find(
    (parsed) => !parsed.ok && parsed.reason === 'check-digit',
  );
  return wrong && !wrong.ok ? { kind: 'wrong-digit', message: wrong.message } : undefined;
}

interface Hit extends LineChemical {
  readonly line: number;
  readonly kind: string;
  readonly isSame: boolean;
}

async function sameOrSimilar(
  database: Database,
  wanted: readonly Wanted[],
): Promise<(LineVerdict | undefined)[]> {
  const hits = await hitsFor(database, wanted);
  return wanted.map((_, index) => verdictOf(hits.filter(({ line }) => line === index)));
}

function verdictOf(hits: readonly Hit[]): LineVerdict | undefined {
  const named = distinct(hits.filter(({ isSame, kind }) => isSame && naming.has(kind)));
  const same = named.length > 0 ? named : distinct(hits.filter(({ isSame }) => isSame));
  const [chemical] = same;
  if (chemical && same.length === 1) return { kind: 'found', chemical };
  const chemicals = (same.length > 0 ? same : distinct(hits)).slice(0, mostSimilar);
  return chemicals.length > 0 ? { kind: 'similar', chemicals } : undefined;
}

function distinct(hits: readonly Hit[]): LineChemical[] {
  const known = new Map(
    hits.map(({ _id, name, slug, casNumber, formula }) => {
      return [_id, { _id, name, slug, casNumber, formula }];
    }),
  );
  return [...known.values()];
}

/** For each text the chemicals with exactly that text, or else some with it as a prefix. */
async function hitsFor(database: Database, wanted: readonly Wanted[]): Promise<Hit[]> {
  const asked = wanted.flatMap((one, line) => keysOf(one).map((key) => ({ line, key })));
  if (asked.length === 0) return [];
  const { rows } = await sql<Hit>`
    select asked.line, named.kind, named.normal = asked.key as is_same,
      record._id, record.name, record.slug, record.cas_number, record.formula
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (line integer, key text)
    cross join lateral (
      select normal, kind, chemical_id from chemical_name
      where normal >= asked.key collate "C" and normal < (asked.key || ${afterAll}) collate "C"
        and is_published
      order by normal limit 12
    ) as named
    join chemical as record on record._id = named.chemical_id and ${seenBy(chemicalTable, visitor)}
    order by line, is_same desc, name, _id`.execute(database);
  return rows;
}

function keysOf({ key, number, formula }: Wanted): string[] {
  const keys = [key, number, formula].flatMap((one) => (one && one.length > 1 ? [one] : []));
  return [...new Set(keys)];
}
