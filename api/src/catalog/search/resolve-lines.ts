import type { LineChemical, LineVerdict } from 'contract/catalog';
import { parseCasNumber, parseEcNumber } from 'contract/chemistry';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { seenBy } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import { visitor } from '../../core/viewer';
import { correctedTexts } from './correct-words';
import { afterAll } from './known-words';
import { readText, type Wanted } from './read-text';
import { plainReading } from './readings';
import { resolveStructures } from './resolve-structures';

/** Maximum number of words corrected in a list: each correction searches all words. */
const mostCorrections = 60;
const mostSimilar = 3;

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
 * prefixes, both for the lines as they are, then for their names without strength, grade, form and amount; then some lines
 * as structures, and the remaining ones in corrected spelling.
 */
export async function resolveLines(
  database: Database,
  lines: readonly string[],
): Promise<LineVerdict[]> {
  const verdicts = await sameOrSimilar(database, lines.map(readText));
  for (const [index, line] of lines.entries()) verdicts[index] ??= misspeltNumber(line);
  const plain = lines.map((line) => plainReading(line).wanted);
  for (const part of [nameIn, bracketsIn, beforeBracketsIn]) {
    await resolveOpen(verdicts, (open) =>
      sameOrSimilar(
        database,
        open.map((index) => readText(part(plain[index]?.text ?? ''))),
      ),
    );
  }
  await resolveOpen(verdicts, (open) =>
    resolveStructures(
      database,
      open.map((index) => lines[index] ?? ''),
    ),
  );
  await resolveOpen(verdicts, async (open) => {
    const wanted = open.map((index) => plain[index]).filter((one) => one !== undefined);
    const corrected = await correctedTexts(database, wanted, mostCorrections);
    const nothing = readText('');
    const meant = corrected.map((one) => one?.wanted ?? nothing);
    return (await sameOrSimilar(database, meant)).map(asSimilar);
  });
  return verdicts.map((verdict) => verdict ?? { kind: 'not-carried' });
}

function nameIn(text: string): string {
  return text;
}

/** What stands in brackets: an abbreviation, a synonym, a number. */
function bracketsIn(text: string): string {
  return /\(([^()]{2,80})\)/.exec(text)?.[1] ?? '';
}

function beforeBracketsIn(text: string): string {
  const place = text.indexOf('(');
  return place > 1 ? text.slice(0, place) : '';
}

/** Fills in the verdicts of the lines, by index, that have none yet. */
async function resolveOpen(
  verdicts: (LineVerdict | undefined)[],
  resolve: (open: readonly number[]) => Promise<readonly (LineVerdict | undefined)[]>,
): Promise<void> {
  const open = verdicts.flatMap((verdict, index) => (verdict ? [] : [index]));
  const found = open.length === 0 ? [] : await resolve(open);
  for (const [place, index] of open.entries()) verdicts[index] = found[place];
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
  const wantedKeys = wanted.flatMap((one, line) => keysOf(one).map((key) => ({ line, key })));
  if (wantedKeys.length === 0) return [];
  const { rows } = await sql<Hit>`
    select wanted.line, named.kind, named.normal = wanted.key as is_same,
      record._id, record.name, record.slug, record.cas_number, record.formula
    from jsonb_to_recordset(${JSON.stringify(wantedKeys)}::jsonb) as wanted (line integer, key text)
    cross join lateral (
      select normal, kind, chemical_id from chemical_name
      where normal >= wanted.key collate "C" and normal < (wanted.key || ${afterAll}) collate "C"
        and is_published
      order by normal limit 12
    ) as named
    join chemical as record on record._id = named.chemical_id and ${seenBy(chemicalTable, visitor)}
    order by line, is_same desc, name, _id`.execute(database);
  return rows;
}

function keysOf({ key, number, formula, known }: Wanted): string[] {
  const keys = [key, number, formula, ...known].flatMap((one) =>
    one && one.length > 1 ? [one] : [],
  );
  return [...new Set(keys)];
}
