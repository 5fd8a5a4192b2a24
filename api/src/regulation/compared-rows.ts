import {
  classText,
  entryOfRow,
  type HarmonisedEntry,
  isDeletion,
  limitText,
  lineOfRow,
  type RegulatoryEdition,
  TransportLabel,
} from 'contract/regulation';

type Kind = RegulatoryEdition['kind'];

/** The rows of one index number or UN number, in words, to be compared between editions. */
export interface ComparedRows {
  readonly reference: string;
  readonly name: string;
  /** Each field in words, by its label; an empty text for nothing. */
  readonly facts: ReadonlyMap<string, string>;
  readonly casNumbers: readonly string[];
  readonly ecNumbers: readonly string[];
  /** The facts of each packing group; the empty text is for lines without one. */
  readonly groups: ReadonlyMap<string, string>;
  /** Whether the entry ends: its newest version has no classes. */
  readonly isDeleted: boolean;
  /** Cells that are not understood, as written. */
  readonly unread: readonly string[];
}

/** What all rows of one reference say. */
export function comparedRows(kind: Kind, rows: readonly string[]): ComparedRows {
  return kind === 'adr' ? comparedLines(rows) : comparedVersions(rows);
}

/** The index number or UN number of a row. */
export function referenceOf(row: string): string {
  return row.split('\t', 1)[0] ?? '';
}

/** The facts of the newest version, and beside them those of the versions before it. */
function comparedVersions(rows: readonly string[]): ComparedRows {
  const versions = rows
    .map(entryOfRow)
    .toSorted((one, other) => (one.appliesFrom < other.appliesFrom ? -1 : 1));
  const newest = versions.at(-1);
  const facts = versions.flatMap((entry) => {
    const prefix = entry === newest ? '' : `Until its next version, from ${entry.appliesFrom}: `;
    const own = entry === newest ? [...entryFacts(entry), appliesFact(entry)] : entryFacts(entry);
    return own.map(([label, value]) => [`${prefix}${label}`, value] as const);
  });
  const union = (field: 'casNumbers' | 'ecNumbers') => [
    ...new Set(versions.flatMap((entry) => entry[field])),
  ];
  return {
    reference: newest?.indexNumber ?? '',
    name: newest?.name ?? '',
    facts: new Map(facts),
    casNumbers: union('casNumbers'),
    ecNumbers: union('ecNumbers'),
    groups: new Map(),
    isDeleted: newest !== undefined && isDeletion(newest),
    unread: newest?.unread ?? [],
  };
}

function appliesFact({ appliesFrom }: HarmonisedEntry): readonly [string, string] {
  return ['Applies from', appliesFrom];
}

function entryFacts(entry: HarmonisedEntry): (readonly [string, string])[] {
  return [
    ['Name', entry.name],
    ['Hazard classes', listText(entry.classifications.map(classText).toSorted())],
    ['Pictograms', listText(entry.pictograms)],
    ['Signal word', entry.signalWord ?? ''],
    ['Hazard statements', listText(entry.statements.toSorted())],
    ['Concentration limits and M-factors', listText(entry.limits.map(limitText).toSorted())],
    ['Notes', listText(entry.notes)],
    ['Physical hazards', entry.needsTesting ? 'to be confirmed by testing' : ''],
    ['Cells that are not understood', listText(entry.unread)],
    ['Adaptations', entry.atp],
  ];
}

function comparedLines(rows: readonly string[]): ComparedRows {
  const facts = new Map<string, string>();
  const groups = new Map<string, string>();
  const lines = rows.map(lineOfRow);
  for (const line of lines) {
    const group = line.packingGroup ?? '';
    const nth = lines.filter((one) => one.packingGroup === line.packingGroup).indexOf(line) + 1;
    const prefix = [group && `Packing group ${group}`, nth > 1 ? `line ${nth}` : '']
      .filter((part) => part !== '')
      .join(', ');
    const own = lineFacts(line);
    for (const [label, value] of own) facts.set(prefix ? `${prefix}: ${label}` : label, value);
    groups.set(group, `${groups.get(group) ?? ''}${JSON.stringify(own)}`);
  }
  const [first] = lines;
  return {
    reference: first?.unNumber ?? '',
    name: first?.properShippingName ?? '',
    facts,
    casNumbers: [],
    ecNumbers: [],
    groups,
    isDeleted: false,
    unread: rows.flatMap(unreadLineCells),
  };
}

function lineFacts(line: ReturnType<typeof lineOfRow>): [string, string][] {
  return [
    ['Proper shipping name', line.properShippingName],
    ['Class', line.hazardClass ?? ''],
    ['Classification code', line.classificationCode ?? ''],
    ['Labels', listText(line.labels)],
    ['Limited quantity', line.limitedQuantity ?? ''],
    ['Hazard identification number', line.hazardIdentificationNumber ?? ''],
    ['Transport category', line.transportCategory ?? ''],
    ['Tunnel code', line.tunnelCode ?? ''],
    ['Special provisions', listText(line.specialProvisions)],
    ['Excepted quantity', line.exceptedQuantity ?? ''],
    ['Remark', line.remark ?? ''],
  ];
}

/** Classes and divisions, with the letter of batteries, and the one line that names two. */
const knownClass = /^[1-9](?:\.[1-6])?A?(?: \+ ?[1-9](?:\.[1-6])?)?$/;
const knownRemark = /^(?:CARRIAGE PROHIBITED|NOT SUBJECT TO ADR)/;

/** Cells of a line of ADR that are not understood, as written. */
export function unreadLineCells(row: string): string[] {
  const { hazardClass, labels } = lineOfRow(row);
  const group = row.split('\t', 5)[4] ?? '';
  const isGroup = /^I{0,3}$|^-$/.test(group) || knownRemark.test(group);
  return [
    ...(hazardClass === null || knownClass.test(hazardClass) ? [] : [hazardClass]),
    ...labels.filter((label) => !TransportLabel.safeParse(label).success),
    ...(isGroup ? [] : [group]),
  ];
}

function listText(items: readonly string[]): string {
  return items.join('; ');
}
