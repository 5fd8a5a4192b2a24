import { labelElementsOf, linesWith } from '../label-elements';
import { labelOf, withoutRedundant } from '../label-of';
import type { Check, SafetyRecord } from './safety-record';

interface WantedLabel {
  readonly pictograms: readonly string[];
  readonly optional: readonly string[];
  readonly signalWords: ReadonlySet<string | null>;
  readonly statements: readonly string[];
  /** Statements that may stand beside them. */
  readonly allowedStatements: ReadonlySet<string> | undefined;
  readonly from: string;
}

/**
 * Pictograms, signal word and statements follow from the hazard classes, or, where none are stored, from the statements:
 * CLP, Articles 19, 20, 26 and 27, and the tables of label elements of Annex I.
 */
export const checkLabel: Check = (record) => {
  const wanted = wantedLabel(record);
  if (!wanted) return undefined;
  const differing = differencesOf(record, wanted);
  const [field] = differing;
  if (field === undefined) return undefined;
  const [signalWord = null, ...others] = wanted.signalWords;
  const words = `${wanted.pictograms.join(', ') || 'no pictogram'} and ${signalWord ?? 'no signal word'}`;
  const isCertain = others.length === 0;
  return {
    code: 'label-differs',
    field,
    message: `${differenceText(differing)} from the ${wanted.from}, which ${
      wanted.from === 'hazard classes' ? `give ${words}` : `ask for ${words}`
    } (CLP, Articles 19 to 27).`,
    fix: isCertain
      ? { label: `Use those of the ${wanted.from}`, values: valuesOf(record, wanted, signalWord) }
      : null,
    isPlain: true,
  };
};

type LabelField = 'ghsPictograms' | 'signalWord' | 'hazardStatements';

function valuesOf(record: SafetyRecord, wanted: WantedLabel, signalWord: string | null) {
  const supplements = record.hazardStatements.filter((code) => code.startsWith('EUH'));
  const values = { ghsPictograms: wanted.pictograms, signalWord };
  if (wanted.allowedStatements === undefined) return values;
  return { ...values, hazardStatements: [...wanted.statements, ...supplements] };
}

function differenceText(fields: readonly LabelField[]): string {
  const words = {
    ghsPictograms: 'Pictograms',
    signalWord: 'Signal word',
    hazardStatements: 'Statements',
  };
  const text = fields
    .map((field) => words[field])
    .join(', ')
    .toLowerCase();
  const verb = fields.length === 1 && fields[0] === 'signalWord' ? 'differs' : 'differ';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${verb}`;
}

/** The stored label against the wanted one: pictograms that may be left out may also be there. */
function differencesOf(record: SafetyRecord, wanted: WantedLabel): LabelField[] {
  const stored = new Set(record.ghsPictograms);
  const allowed = new Set([...wanted.pictograms, ...wanted.optional]);
  const isSame =
    wanted.pictograms.every((code) => stored.has(code)) &&
    [...stored].every((code) => allowed.has(code));
  return [
    ...(isSame ? [] : (['ghsPictograms'] as const)),
    ...(wanted.signalWords.has(record.signalWord) ? [] : (['signalWord'] as const)),
    ...(hasItsStatements(record, wanted) ? [] : (['hazardStatements'] as const)),
  ];
}

function hasItsStatements(
  { hazardStatements }: SafetyRecord,
  { statements, allowedStatements }: WantedLabel,
): boolean {
  if (allowedStatements === undefined) return true;
  const stored = hazardStatements.filter((code) => !code.startsWith('EUH')).flatMap(partsOf);
  const [given, asked] = [new Set(aquatic(stored)), new Set(aquatic(statements))];
  const allowed = new Set([...allowedStatements, ...asked]);
  return (
    [...asked].every((code) => given.has(code)) && [...given].every((code) => allowed.has(code))
  );
}

/** Acute category 1 and a lesser chronic category are one statement, H410 (Article 27, Annex I, 4.1.4). */
function aquatic(codes: readonly string[]): string[] {
  const lesser = ['H411', 'H412', 'H413'];
  const isBoth = codes.includes('H400') && codes.some((code) => lesser.includes(code));
  if (!isBoth) return [...codes];
  return ['H410', ...codes.filter((code) => code !== 'H400' && !lesser.includes(code))];
}

/** A combination stands for its parts: `H302+H312`. */
function partsOf(code: string): string[] {
  return code.split('+');
}

function wantedLabel(record: SafetyRecord): WantedLabel | undefined {
  if (record.classifications.length > 0) return labelOfClasses(record);
  const codes = record.hazardStatements.filter((code) => !code.startsWith('EUH')).flatMap(partsOf);
  return codes.length === 0 ? undefined : labelOfStatements(codes);
}

function labelOfClasses({ classifications }: SafetyRecord): WantedLabel {
  const label = labelOf(classifications);
  const own = classifications.flatMap(({ hazardClass, category, statement }) =>
    statement === null ? (labelElementsOf(hazardClass, category)?.statements ?? []) : [statement],
  );
  return {
    pictograms: label.pictograms,
    optional: label.optional,
    signalWords: new Set([label.signalWord]),
    statements: label.statements,
    allowedStatements: new Set(own),
    from: 'hazard classes',
  };
}

/** A statement may belong to several categories: what all of them have is wanted, what one has is allowed. */
function labelOfStatements(codes: readonly string[]): WantedLabel {
  const choices = withoutRedundant(codes).map((code) => linesWith(code.slice(0, 4)));
  const known = choices.filter((lines) => lines.length > 0);
  const first = known.map(([line]) => line).filter((line) => line !== undefined);
  const label = labelOf(first);
  const all = known.flat().flatMap(({ hazardClass, category }) => {
    return labelElementsOf(hazardClass, category)?.pictograms ?? [];
  });
  const open = known.filter((lines) => wordsOf(lines).size > 1);
  const sure = known.filter((lines) => wordsOf(lines).size === 1).flat();
  const needed = labelOf(sure);
  const isSure = needed.signalWord === 'Danger' || open.length === 0;
  const words = isSure ? [needed.signalWord] : open.flatMap((lines) => [...wordsOf(lines)]);
  return {
    pictograms: label.pictograms.filter(
      (code) => open.length === 0 || needed.pictograms.includes(code),
    ),
    optional: [...label.optional, ...(open.length === 0 ? [] : all)],
    signalWords: new Set(words),
    statements: [],
    allowedStatements: undefined,
    from: 'statements',
  };
}

function wordsOf(lines: ReturnType<typeof linesWith>): Set<string | null> {
  return new Set(
    lines.map(
      ({ hazardClass, category }) => labelElementsOf(hazardClass, category)?.signalWord ?? null,
    ),
  );
}
