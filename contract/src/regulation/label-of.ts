import type { Classification } from './classification';
import { labelElementsOf } from './label-elements';

/** What a label shows for some classes: the pictograms that have to be there, and those that may. */
export interface DerivedLabel {
  readonly pictograms: readonly string[];
  /** Pictograms that Article 26 makes optional beside others. */
  readonly optional: readonly string[];
  readonly signalWord: 'Danger' | 'Warning' | null;
  readonly statements: readonly string[];
}

type Class = Pick<Classification, 'hazardClass' | 'category' | 'statement'>;

/**
 * The pictograms, signal word and hazard statements of some classes by the precedence rules of Regulation (EC) No
 * 1272/2008 (CLP), Articles 20(3), 26 and 27.
 */
export function labelOf(classes: readonly Class[]): DerivedLabel {
  const elements = classes.flatMap(({ hazardClass, category }) => {
    return labelElementsOf(hazardClass, category) ?? [];
  });
  const words = new Set(elements.map(({ signalWord }) => signalWord));
  const lesser = words.has('Warning') ? 'Warning' : null;
  const { required, optional } = pictogramsOf(classes);
  return {
    pictograms: required,
    optional,
    signalWord: words.has('Danger') ? 'Danger' : lesser,
    statements: statementsOf(classes),
  };
}

const irritation: ReadonlySet<string> = new Set(['Skin Irrit.', 'Eye Irrit.']);
const sensitisedSkin: ReadonlySet<string> = new Set([...irritation, 'Skin Sens.']);
const compulsoryBoth: ReadonlySet<string> = new Set(['Self-react. B', 'Org. Perox. B']);

/** Article 26(1). */
function pictogramsOf(classes: readonly Class[]) {
  const all = new Set(classes.flatMap(codesOf));
  const isSensitiser = classes.some(({ hazardClass }) => hazardClass === 'Resp. Sens.');
  const underCorrosion = all.has('GHS05') ? irritation : [];
  const without = new Set(isSensitiser ? sensitisedSkin : underCorrosion);
  const keepsMark = classes.some(
    (one) => codesOf(one).includes('GHS07') && !without.has(one.hazardClass),
  );
  if (all.has('GHS06') || !keepsMark) all.delete('GHS07');
  const isBoth = classes.some((one) => compulsoryBoth.has(`${one.hazardClass} ${one.category}`));
  const optional = [
    ...(all.has('GHS01') && !isBoth ? ['GHS02', 'GHS03'] : []),
    ...(all.has('GHS02') || all.has('GHS06') ? ['GHS04'] : []),
  ].filter((code) => all.has(code));
  const required = [...all].filter((code) => !optional.includes(code)).toSorted();
  return { required, optional };
}

function codesOf({ hazardClass, category }: Class): readonly string[] {
  return labelElementsOf(hazardClass, category)?.pictograms ?? [];
}

/** Statements that say nothing beside another one (Article 27). */
const redundant: readonly (readonly [statement: string, beside: string])[] = [
  ['H318', 'H314'],
  ['H400', 'H410'],
];

function statementsOf(classes: readonly Class[]): string[] {
  const all = new Set(classes.flatMap((one) => statementOf(one) ?? []));
  return withoutRedundant([...all]).toSorted((one, other) => (one < other ? -1 : 1));
}

/** Hazard statements without those that say nothing beside others (Article 27). */
export function withoutRedundant(codes: readonly string[]): string[] {
  const all = new Set(codes);
  return [...all].filter((code) => {
    return !redundant.some(([one, other]) => one === code && all.has(other));
  });
}

/** Its own statement, or the only one that the class can have. */
function statementOf({ hazardClass, category, statement }: Class): string | undefined {
  if (statement !== null) return statement;
  const [only, ...others] = labelElementsOf(hazardClass, category)?.statements ?? [];
  return others.length === 0 ? only : undefined;
}
