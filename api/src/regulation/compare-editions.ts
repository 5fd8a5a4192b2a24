import { setImmediate } from 'node:timers/promises';
import type { RegulatoryChange, RegulatoryEdition, UnreadRow } from 'contract/regulation';
import { type ComparedRows, comparedRows, referenceOf } from './compared-rows';

/** A change, with the numbers of the chemicals that it concerns. */
export interface StoredChange extends RegulatoryChange {
  readonly casNumbers: readonly string[];
  readonly ecNumbers: readonly string[];
  readonly isWithoutCas: boolean;
  readonly packingGroups: readonly string[];
}

export interface Comparison {
  readonly changes: readonly StoredChange[];
  readonly unread: readonly UnreadRow[];
}

interface Editions {
  readonly kind: RegulatoryEdition['kind'];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** References between which other requests get their turn. */
const slice = 100;

/** What a newer edition changes. Every row of it is read; rows as before are not compared again. */
export async function compareEditions({ kind, before, after }: Editions): Promise<Comparison> {
  const [old, young] = [byReference(before), byReference(after)];
  const changes: StoredChange[] = [];
  const unread: UnreadRow[] = [];
  let place = 0;
  for (const reference of new Set([...old.keys(), ...young.keys()])) {
    if ((place += 1) % slice === 0) await setImmediate();
    const [was, is] = [old.get(reference), young.get(reference)];
    const now = is && comparedRows(kind, is);
    if (now && now.unread.length > 0) unread.push({ reference, cells: [...now.unread] });
    if (was?.join('\n') === is?.join('\n')) continue;
    const change = changeOf(was && comparedRows(kind, was), now);
    if (change) changes.push(change);
  }
  return { changes, unread };
}

/** The rows of each index number or UN number, in their order. */
export function byReference(rows: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const row of rows) {
    const reference = referenceOf(row);
    const known = found.get(reference);
    if (known) known.push(row);
    else found.set(reference, [row]);
  }
  return found;
}

/** Undefined where cells are written in another way and mean the same. */
function changeOf(
  before: ComparedRows | undefined,
  after: ComparedRows | undefined,
): StoredChange | undefined {
  const either = after ?? before;
  if (!either) return undefined;
  const facts = factsThatDiffer(before, after);
  const numbers = [
    field('CAS numbers', before?.casNumbers.join('; '), after?.casNumbers.join('; ')),
    field('EC numbers', before?.ecNumbers.join('; '), after?.ecNumbers.join('; ')),
  ].filter(({ from, to }) => from !== to);
  if (facts.length + numbers.length === 0) return undefined;
  const concerned = facts.length > 0 ? union : difference;
  return {
    reference: either.reference,
    name: either.name,
    change: kindOf(before, after),
    fields: [...facts, ...numbers],
    casNumbers: concerned(before?.casNumbers, after?.casNumbers),
    ecNumbers: concerned(before?.ecNumbers, after?.ecNumbers),
    isWithoutCas: before?.casNumbers.length === 0 || after?.casNumbers.length === 0,
    packingGroups: groupsThatDiffer(before, after),
  };
}

function kindOf(before?: ComparedRows, after?: ComparedRows): RegulatoryChange['change'] {
  if (after === undefined || (after.isDeleted && before?.isDeleted !== true)) return 'removed';
  return before === undefined ? 'added' : 'changed';
}

function factsThatDiffer(before?: ComparedRows, after?: ComparedRows): RegulatoryChange['fields'] {
  const labels = new Set([...(before?.facts.keys() ?? []), ...(after?.facts.keys() ?? [])]);
  return [...labels]
    .map((label) => field(label, before?.facts.get(label), after?.facts.get(label)))
    .filter(({ from, to }) => from !== to);
}

function field(label: string, from = '', to = '') {
  return { field: label, from, to };
}

function groupsThatDiffer(before?: ComparedRows, after?: ComparedRows): string[] {
  const groups = new Set([...(before?.groups.keys() ?? []), ...(after?.groups.keys() ?? [])]);
  return [...groups].filter((group) => before?.groups.get(group) !== after?.groups.get(group));
}

function union(one: readonly string[] = [], other: readonly string[] = []): string[] {
  return [...new Set([...one, ...other])];
}

/** The numbers that only one of the two has. */
function difference(one: readonly string[] = [], other: readonly string[] = []): string[] {
  return [
    ...one.filter((number) => !other.includes(number)),
    ...other.filter((number) => !one.includes(number)),
  ];
}
