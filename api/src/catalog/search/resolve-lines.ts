import type { LineChemical, LineVerdict } from 'contract/catalog';
import { parseCasNumber, parseEcNumber, readQualifiers } from 'contract/chemistry';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { seenBy } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import { visitor } from '../../kernel/viewer';
import { correctedTexts } from './correct-words';
import { afterAll } from './known-words';
import { readText, type Wanted } from './read-text';
import { plainReading, readingsOf } from './readings';
import { resolveFewerWords } from './resolve-fewer-words';
import { resolveStructures } from './resolve-structures';

/** Maximum number of words corrected in a list: each correction searches all words. */
const maxCorrections = 60;
const maxSimilar = 3;

/** The kinds of text that identify one chemical; several may share a formula or a word. */
const naming: ReadonlySet<string> = new Set([
  'casNumber',
  'ecNumber',
  'productCode',
  'inchiKey',
  'name',
]);

type Verdicts = (LineVerdict | undefined)[];

/**
 * Resolves each line, in order, with the same few queries for one line as for two hundred. A line is found only when
 * all of its words are accounted for: they are a name, a number, a structure or known qualifiers. What a bracket
 * names alone, what is spelled differently and what only some of the words name is similar at most.
 */
export async function resolveLines(
  database: Database,
  lines: readonly string[],
): Promise<LineVerdict[]> {
  const verdicts: Verdicts = await sameOrSimilar(database, lines.map(readText));
  for (const [index, line] of lines.entries()) verdicts[index] ??= misspeltNumber(line);
  const plain = lines.map((line) => plainReading(line).wanted);
  const named = lines.map((line) => (isInBrackets(line) ? '' : line));
  const steps: readonly ((open: readonly number[]) => Promise<Verdicts>)[] = [
    (open) =>
      byReadings(
        database,
        open.map((index) => named[index] ?? ''),
      ),
    (open) =>
      withBrackets(
        database,
        open.map((index) => plain[index]?.text ?? ''),
      ),
    (open) =>
      resolveStructures(
        database,
        open.map((index) => lines[index] ?? ''),
      ),
    async (open) => {
      const wanted = open.map((index) => plain[index]).filter((one) => one !== undefined);
      const corrected = await correctedTexts(database, wanted, maxCorrections);
      const nothing = readText('');
      const meant = corrected.map((one) => one?.wanted ?? nothing);
      return (await sameOrSimilar(database, meant)).map((verdict) => asSimilar(verdict));
    },
    (open) =>
      resolveFewerWords(
        database,
        open.map((index) => plain[index] ?? readText('')),
      ),
  ];
  for (const step of steps) await resolveOpen(verdicts, step);
  return verdicts.map((verdict) => verdict ?? { kind: 'not-carried' });
}

/** Maximum number of readings of a line. */
const maxReadings = 6;

/** The readings of the search box that use all words: the name without qualifiers, formulas in other writings. */
async function byReadings(database: Database, lines: readonly string[]): Promise<Verdicts> {
  const readings = lines.map((line) => readingsOf(line).slice(0, maxReadings));
  const asked = readings.flatMap((own, line) => own.map(({ wanted }) => ({ wanted, line })));
  const found = await sameOrSimilar(
    database,
    asked.map(({ wanted }) => wanted),
  );
  return lines.map((_, line) => {
    const own = found.filter((verdict, place) => asked[place]?.line === line && verdict);
    return own.find((verdict) => verdict?.kind === 'found') ?? own[0];
  });
}

const bracket = /\(([^()]{2,80})\)/;
const oxidationState = /^[IVX]{1,4}$/;

/** Whether all that names something stands in brackets: `solution (acetone)`. */
function isInBrackets(line: string): boolean {
  const outside = line.replace(bracket, ' ');
  return outside !== line && !/\p{L}{2}/u.test(readQualifiers(outside).name);
}

/**
 * A name with something in brackets. It is found when the bracket is another name of the same chemical; otherwise what
 * stands before the bracket is similar, and else what stands in it.
 */
async function withBrackets(database: Database, texts: readonly string[]): Promise<Verdicts> {
  const inside = texts.map((text) => bracket.exec(text)?.[1]?.trim() ?? '');
  const outside = texts.map((text) =>
    bracket.test(text) ? text.replace(bracket, ' ').trim() : '',
  );
  const isLooked = inside.map((text) => text !== '' && !oxidationState.test(text));
  const read = (parts: readonly string[]) =>
    sameOrSimilar(
      database,
      parts.map((part, place) => readText(isLooked[place] ? part : '')),
    );
  const [within, around] = await Promise.all([read(inside), read(outside)]);
  return texts.map((_, place) => {
    const [bracketed, named] = [within[place], around[place]];
    if (named?.kind === 'found') {
      const isSame = bracketed?.kind === 'found' && bracketed.chemical._id === named.chemical._id;
      return isSame ? named : asSimilar(named, [inside[place] ?? '']);
    }
    if (bracketed?.kind === 'found')
      return asSimilar(bracketed, (outside[place] ?? '').split(/\s+/));
    return undefined;
  });
}

/** Fills in the verdicts of the lines, by index, that have none yet. */
async function resolveOpen(
  verdicts: Verdicts,
  resolve: (open: readonly number[]) => Promise<Verdicts>,
): Promise<void> {
  const open = verdicts.flatMap((verdict, index) => (verdict ? [] : [index]));
  const found = open.length === 0 ? [] : await resolve(open);
  for (const [place, index] of open.entries()) verdicts[index] = found[place];
}

/** A match by other words needs confirmation. */
function asSimilar(
  verdict: LineVerdict | undefined,
  leftOut: readonly string[] = [],
): LineVerdict | undefined {
  if (verdict?.kind !== 'found') return verdict;
  const words = leftOut.filter((word) => word !== '');
  return {
    kind: 'similar',
    chemicals: [verdict.chemical],
    ...(words.length > 0 && { leftOut: words }),
  };
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

async function sameOrSimilar(database: Database, wanted: readonly Wanted[]): Promise<Verdicts> {
  const hits = await hitsFor(database, wanted);
  return wanted.map((_, index) => verdictOf(hits.filter(({ line }) => line === index)));
}

function verdictOf(hits: readonly Hit[]): LineVerdict | undefined {
  const named = distinct(hits.filter(({ isSame, kind }) => isSame && naming.has(kind)));
  const same = named.length > 0 ? named : distinct(hits.filter(({ isSame }) => isSame));
  const [chemical] = same;
  if (chemical && same.length === 1) return { kind: 'found', chemical };
  const chemicals = (same.length > 0 ? same : distinct(hits)).slice(0, maxSimilar);
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
