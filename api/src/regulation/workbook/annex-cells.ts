import { parseCasNumber, parseEcNumber } from 'contract/chemistry';
import { entryOfRow, parseLimit } from 'contract/regulation';
import {
  isNothing,
  linesOf,
  oneLine,
  plainHyphens,
  type SheetRow,
  type Unread,
} from './sheet-cells';

/** The first thirteen cells of a row of the table, without the day. */
export interface AnnexRow {
  readonly cells: readonly string[];
  /** ISO 8601; undefined where the workbook has none. */
  readonly day: string | undefined;
  readonly unread: readonly Unread[];
}

/** What the lines of an entry say, in the style of the table. */
export function annexRow(index: string, lines: readonly SheetRow[]): AnnexRow {
  const unread: Unread[] = [];
  const cell = (column: string) =>
    [...new Set(lines.map((line) => line.at(column)).filter((text) => !isNothing(text)))].join(
      '\n',
    );
  const { pictograms, signalWord } = pictogramsIn(cell('pictograms'), unread);
  const row = [
    index,
    oneLine(cell('name')),
    numbersIn({ column: 'ec', cell: cell('ec') }, unread),
    numbersIn({ column: 'cas', cell: cell('cas') }, unread),
    codesIn(cell('classes')),
    codesIn(cell('statements')),
    pictograms,
    signalWord,
    codesIn(cell('labelStatements')),
    codesIn(cell('supplemental')),
    limitsIn(cell('limits')),
    notesIn(cell('notes'), unread),
    oneLine(cell('atp')).replaceAll(' ', ''),
  ];
  if (isDeletedBy(lines))
    return { cells: emptied(row), day: dayIn(cell('appliesFrom'), unread), unread };
  const day = dayIn(cell('appliesFrom'), unread);
  for (const text of entryOfRow(row.join('\t')).unread) unread.push(unreadOf(row, text));
  return { cells: row, day, unread };
}

/** An entry that ends has numbers and a name alone. */
export function emptied(row: readonly string[]): string[] {
  return row.map((cell, place) => (place >= 4 && place <= 11 ? '' : cell));
}

const deletion =
  /^\W*(?:(?:index|entry|eintrag|entr[ée]e)\b.{0,20})?\b(?:deleted|gestrichen|supprim[ée]e?)\W*$/i;

function isDeletedBy(lines: readonly SheetRow[]): boolean {
  return lines.some((line) =>
    ['comment', 'classes', 'name'].some((column) =>
      linesOf(line.at(column)).some((one) => deletion.test(one)),
    ),
  );
}

const columnsOfCells = [
  'classes',
  'statements',
  'pictograms',
  'signalWord',
  'labelStatements',
  'supplemental',
  'limits',
];
const reasons: Readonly<Record<string, string>> = {
  classes: 'Not a hazard class with category of CLP',
  statements: 'Not a hazard statement, or of none of these classes',
  labelStatements: 'Not a hazard statement',
  supplemental: 'Not a supplemental hazard statement',
  limits: 'Not a concentration limit, M-factor or ATE',
};

function unreadOf(row: readonly string[], text: string): Unread {
  const place = row.slice(4, 11).findIndex((cell) => cell.split(' | ').includes(text));
  const column = columnsOfCells[place] ?? 'classes';
  return { column, text, reason: reasons[column] ?? '' };
}

const shapes = {
  ec: {
    shape: /(?<![\d-])\d{3}-\d{3}-[\dX](?![\d-])/g,
    parse: parseEcNumber,
    name: 'an EC number',
  },
  cas: {
    shape: /(?<![\d-])\d{2,7}-\d{2}-\d(?![\d-])/g,
    parse: parseCasNumber,
    name: 'a CAS number',
  },
} as const;

interface NumberCell {
  readonly column: keyof typeof shapes;
  readonly cell: string;
}

/** Several numbers, each with the `[1]` of its part of the name. */
function numbersIn({ column, cell }: NumberCell, unread: Unread[]): string {
  const { shape, parse, name } = shapes[column];
  const text = oneLine(plainHyphens(cell));
  const numbers = [...text.matchAll(new RegExp(`${shape.source}(?: ?\\[\\d+\\])?`, 'g'))];
  for (const [number] of numbers) {
    const bare = number.replace(/ ?\[\d+\]/, '');
    if (!parse(bare).ok)
      unread.push({ column, text: bare, reason: 'Its check digit does not fit' });
  }
  const rest = text
    .replace(shape, ' ')
    .replace(/\[\d+\]/g, ' ')
    .replace(/(?<=^|\s)-(?=\s|$)/g, ' ')
    .replace(/[,;|/]/g, ' ');
  if (rest.trim() !== '') unread.push({ column, text: oneLine(rest), reason: `Not ${name}` });
  return numbers.map(([number]) => number.replace(/ ?\[/, ' [')).join(' | ');
}

/** Lines, and what semicolons or commas separate outside brackets. */
function codesIn(cell: string): string {
  return linesOf(cell)
    .flatMap((line) => line.split(/[;,](?![^()]*\))/))
    .map((code) => oneLine(code).replace(/ ?\*/, ' *').trim())
    .filter((code) => !isNothing(code))
    .join(' | ');
}

const signalWords: Readonly<Record<string, string>> = {
  dgr: 'Danger',
  danger: 'Danger',
  gefahr: 'Danger',
  wng: 'Warning',
  warning: 'Warning',
  achtung: 'Warning',
  attention: 'Warning',
};

function pictogramsIn(cell: string, unread: Unread[]) {
  const pictograms: string[] = [];
  let signalWord = '';
  for (const word of cell.split(/[\s,;|/]+/).filter((one) => !isNothing(one) && one !== '****')) {
    const code = word.toUpperCase();
    const signal = signalWords[word.toLowerCase()];
    if (/^GHS0[1-9]$/.test(code)) pictograms.push(code);
    else if (signal !== undefined) signalWord = signal;
    else
      unread.push({ column: 'pictograms', text: word, reason: 'Not a pictogram or a signal word' });
  }
  return { pictograms: [...new Set(pictograms)].join(' '), signalWord };
}

/** Sorted, as the table has them. */
function notesIn(cell: string, unread: Unread[]): string {
  const words = cell.replace(/\b(?:notes?|anmerkung(?:en)?)\b/gi, ' ').split(/[\s,;|.]+/);
  const notes = words.filter((word) => !isNothing(word));
  for (const text of notes) {
    if (!/^(?:[A-Z]|\d{1,2})$/.test(text)) {
      unread.push({ column: 'notes', text, reason: 'Not a note of Annex VI' });
    }
  }
  return [...new Set(notes)].toSorted((one, other) => (one < other ? -1 : 1)).join(' ');
}

/** A limit may go over two lines. */
function limitsIn(cell: string): string {
  const found: string[] = [];
  let open = '';
  for (const line of linesOf(cell)) {
    const joined = limitOf(`${open} ${line}`.trim());
    const alone = limitOf(line);
    if (open !== '' && parseLimit(joined) === undefined && parseLimit(alone) !== undefined)
      found.push(open);
    const written = parseLimit(alone) === undefined || open === '' ? joined : alone;
    const isWhole = parseLimit(written) !== undefined;
    if (isWhole) found.push(written);
    open = isWhole ? '' : written;
  }
  return [...found, open].filter((limit) => limit !== '').join(' | ');
}

const routes: readonly (readonly [RegExp, string])[] = [
  [/^(?:par voie orale|(?:voie )?orale?)\b/i, 'Oral'],
  [/^(?:par voie cutan[ée]e|(?:voie )?cutan[ée]e|dermale?)\b/i, 'Dermal'],
  [/^(?:par inhalation|inhalation|inhalativ)\b/i, 'Inhalation'],
];

/** Limits are short; a longer line is none. */
const maxLimit = 200;

/** As the table writes limits: `M=10`, `0,5 %`, `Oral: ATE = 500 mg/kg bw`. */
function limitOf(line: string): string {
  if (line.length > maxLimit) return line;
  const factor = /^(?:M(?:-?factor|-Faktor)?|facteur M) ?[=:] ?(\d[\d ]*)$/i.exec(line)?.[1];
  if (factor !== undefined) return `M=${factor.trim()}`;
  const written = line
    .replace(/>=|=>/g, '≥')
    .replace(/<=|=</g, '≤')
    .replace(/\b\d(?:[.,]\d+)?E-\d\b/g, plainNumber)
    .replace(/(\d)[.,](\d+)/g, (_, whole: string, decimals: string) => decimalOf(whole, decimals))
    .replace(/(\d)\s*%/g, '$1 %');
  const route = routes.find(([words]) => words.test(written));
  if (!route || !/\b(?:ATE|ETA|SATW)\b/.test(written)) return written;
  const [, , value = '', unit = '', form = ''] =
    /\b(ATE|ETA|SATW)\s*[=:]\s*([\d., ]*\d)\s*(mg\/kg(?: (?:bw|KG|KW|pc|pv))?|mg\/[lL]|ppm\w*)\s*\(?([^()]*)\)?$/.exec(
      written,
    ) ?? [];
  if (value === '') return written;
  const english = unit.replace(/ (?:KG|KW|pc|pv)$/, ' bw').replace(/\/l$/, '/L');
  return `${route[1]}: ATE = ${value.replaceAll(' ', '')} ${english}${form === '' ? '' : ` (${form.trim()})`}`;
}

/** Spreadsheets write small numbers as `5E-4`. */
function plainNumber(written: string): string {
  return Number(written.replace(',', '.')).toFixed(8);
}

function decimalOf(whole: string, decimals: string): string {
  const digits = decimals.replace(/0+$/, '');
  return digits === '' ? whole : `${whole},${digits}`;
}

/** `2027-02-01`, also as `1.2.2027` and `01/02/2027`, the day first as in Europe. */
export function dayIn(cell: string, unread: Unread[] = []): string | undefined {
  const text = oneLine(cell);
  if (text === '') return undefined;
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/.exec(text) ?? [];
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  const parts = [isoYear ?? year, isoMonth ?? month, isoDay ?? day];
  const iso = parts.map((part) => (part ?? '').padStart(2, '0')).join('-');
  const date = new Date(`${iso}T00:00:00Z`);
  if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)) return iso;
  unread.push({ column: 'appliesFrom', text, reason: 'Not a day' });
  return undefined;
}
