import type { Classification } from '../classification';
import { precautionTable } from './precaution-table';

/** Article 28(3): not more than six precautionary statements, unless the hazards need more. */
export const usualPrecautions = 6;

/** Those that save life and limb first; what is not named comes after them in the order of the codes. */
const urgency = (
  'P223 P222 P231+P232 P210 P260 P301+P330+P331 P303+P361+P353 P305+P351+P338 P301+P310 P331 P304+P340 P308+P311 ' +
  'P342+P311 P201 P308+P313 P280 P310 P302+P352 P220 P370+P378 P282 P336+P315 P273 P391 P333+P313 P261 P403+P233 P410+P403 P501'
).split(' ');

/** Statements that say nothing beside others (Article 28(1)). */
const redundant: Readonly<Record<string, readonly string[]>> = {
  P261: ['P260'],
  'P302+P352': ['P303+P361+P353'],
  P311: ['P310', 'P308+P311'],
  P312: ['P310', 'P311', 'P301+P310'],
  'P301+P312': ['P301+P310'],
  P405: ['P403+P233'],
  'P337+P313': ['P310'],
};

/** Conditions of use of Annex IV that a supplier has to confirm: a special treatment, an antidote. */
const onlyWithWords: ReadonlySet<string> = new Set(['P320', 'P321']);

type Class = Pick<Classification, 'hazardClass' | 'category' | 'statement'>;

/** The precautionary statements that Annex I gives for some hazard statements, by their codes. */
export function precautionsFor(hazardStatements: readonly string[]): string[] {
  return precautionsOf([], hazardStatements);
}

/**
 * The precautionary statements that Annex I gives for some hazard classes, and for the statements that are of none of them.
 * Those for a special treatment are left out: Annex IV has them only where the supplier names one.
 */
export function precautionsOf(
  classes: readonly Class[],
  hazardStatements: readonly string[],
): string[] {
  const classified = new Set(classes.map(({ statement }) => baseOf(statement ?? '')));
  const others = hazardStatements.map(baseOf).filter((code) => !classified.has(code));
  const lines = precautionTable.filter(
    (line) =>
      classes.some((one) => isLineOf(line, one)) ||
      line.statements.some((code) => others.includes(code)),
  );
  const found = lines.flatMap(({ codes }) => codes).filter((code) => !onlyWithWords.has(code));
  return [...new Set(found)].toSorted(byCode);
}

function isLineOf(line: (typeof precautionTable)[number], one: Class): boolean {
  const { hazardClass, category, statement } = one;
  return (
    line.hazardClass === hazardClass &&
    (category === null || line.categories.length === 0 || line.categories.includes(category)) &&
    (statement === null || line.statements.includes(baseOf(statement)))
  );
}

/** Without the suffix of H350i and H360FD. */
function baseOf(code: string): string {
  return code.slice(0, 4);
}

/** What becomes of a precautionary statement on a label, and by which rule. */
export interface PrecautionChoice {
  readonly code: string;
  readonly isChosen: boolean;
  readonly rule: string;
}

/** At most six of some precautionary statements by Articles 22 and 28, each with the rule that keeps it or leaves it out. */
export function precautionChoices(codes: readonly string[]): PrecautionChoice[] {
  const all = new Set(codes);
  const besides = (code: string) => (redundant[code] ?? []).find((other) => all.has(other));
  const needed = [...all]
    .filter((code) => besides(code) === undefined)
    .toSorted((one, other) => rankOf(one) - rankOf(other) || byCode(one, other));
  return [...all].toSorted(byCode).map((code) => {
    const other = besides(code);
    if (other !== undefined) {
      return { code, isChosen: false, rule: `Article 28(1): says no more than ${other}` };
    }
    const place = needed.indexOf(code) + 1;
    const isChosen = place <= usualPrecautions;
    const rule = isChosen
      ? `Article 28(3): ${place} of at most six by severity`
      : 'Article 28(3): beyond six';
    return { code, isChosen, rule };
  });
}

/** At most six of some precautionary statements, the most urgent ones, in the order of their codes. */
export function chosenPrecautions(codes: readonly string[]): string[] {
  return precautionChoices(codes).flatMap(({ code, isChosen }) => (isChosen ? [code] : []));
}

function rankOf(code: string): number {
  const rank = urgency.indexOf(code);
  return rank === -1 ? urgency.length : rank;
}

function byCode(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
