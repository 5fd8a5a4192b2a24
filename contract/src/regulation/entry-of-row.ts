import type { HarmonisedEntry } from './harmonised-entry';
import { parseAnnexEntry } from './parse-annex-entry';

/** The numbers that a row is looked up by, without reading the rest of it. */
export function numbersOfRow(
  row: string,
): Pick<HarmonisedEntry, 'indexNumber' | 'casNumbers' | 'ecNumbers' | 'appliesFrom'> {
  const cells = row.split('\t');
  const [indexNumber = '', , ec = '', cas = ''] = cells;
  const appliesFrom = cells[13] || firstDay;
  return { indexNumber, casNumbers: numbersIn(cas), ecNumbers: numbersIn(ec), appliesFrom };
}

/** Reads a row of the table: the cells in the order of its columns, separated by tabs. */
export function entryOfRow(row: string): HarmonisedEntry {
  const [indexNumber = '', name = '', ec = '', cas = '', ...cells] = row.split('\t');
  const [classes = '', statements = '', pictograms = '', signalWord = '', ...rest] = cells;
  const [
    labelStatements = '',
    supplemental = '',
    limits = '',
    notes = '',
    atp = '',
    appliesFrom = firstDay,
  ] = rest;
  return {
    indexNumber,
    name,
    casNumbers: numbersIn(cas),
    ecNumbers: numbersIn(ec),
    conditions: conditionsIn(name),
    ...mutable(
      parseAnnexEntry({
        classes,
        statements,
        pictograms,
        signalWord,
        labelStatements,
        supplemental,
        limits,
        notes,
      }),
    ),
    atp,
    appliesFrom: appliesFrom === '' ? firstDay : appliesFrom,
  };
}

/** CLP applies to substances from this day; for rows of before versions had days. */
const firstDay = '2010-12-01';

/** Numbers without the `[1]` that says which part of the name they are of. */
function numbersIn(cell: string): string[] {
  const numbers = cell.split(' | ').map((one) => one.replace(/\[\d+\]/g, '').trim());
  return [...new Set(numbers.filter((one) => one !== '' && one !== '-'))];
}

const solution = /(?:…|\. ?\. ?\.) ?%/;

/** "… %" stands for solutions; square brackets and "containing" for a form, a strength or an impurity. */
function conditionsIn(name: string): string[] {
  const bracketed = [...name.matchAll(/\[([^[\]]*)\]/g)].flatMap(([, inside = '']) =>
    /^\d+$|^\(/.test(inside) || inside.length > 300 ? [] : [inside],
  );
  const containing = [...name.matchAll(/\((containing [^()]*)/g)].flatMap(
    ([, inside = '']) => inside,
  );
  return [
    ...(solution.test(name) ? ['solutions of any strength (… %)'] : []),
    ...containing,
    ...bracketed,
  ];
}

function mutable({
  classifications,
  statements,
  pictograms,
  limits,
  notes,
  unread,
  ...facts
}: ReturnType<typeof parseAnnexEntry>) {
  return {
    ...facts,
    classifications: [...classifications],
    statements: [...statements],
    pictograms: [...pictograms],
    limits: [...limits],
    notes: [...notes],
    unread: [...unread],
  };
}
