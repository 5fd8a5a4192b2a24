import type { Classification, ClassificationLimit } from '../classification';
import { className, limitText } from '../classification-text';
import type { HazardClass } from '../hazard-class';
import { labelElementsOf } from '../label-elements';
import { acuteToxicityOf } from './acute-toxicity';
import { aquaticOf } from './aquatic-hazard';
import { genericLimitsOf } from './generic-limits';

/** A step of the derivation, with the regulation's rule. */
export interface SolutionStep {
  /** Where the result is from: the entry's own limits, the generic rules, or a test that is still to be made. */
  readonly kind: 'specific' | 'generic' | 'open';
  /** Null where the concentration is below the limits, and for a supplemental statement. */
  readonly classification: Classification | null;
  /** `EUH031`. */
  readonly supplement: string | null;
  readonly rule: string;
}

export interface ClassifiedSolution {
  readonly steps: readonly SolutionStep[];
  readonly classifications: readonly Classification[];
  readonly supplements: readonly string[];
}

interface SolutionOf {
  readonly classifications: readonly Classification[];
  readonly limits: readonly ClassificationLimit[];
  /** By weight. */
  readonly percent: number;
}

/**
 * The hazards of a solution of one substance in water, or in another ingredient that is not hazardous: the specific
 * concentration limits of its entry go before the generic ones (CLP, Article 10(6)). Physical hazards do not follow from a
 * concentration: without a limit they are open until the solution is tested.
 */
export function classifySolution(solution: SolutionOf): ClassifiedSolution {
  const steps = [...specificSteps(solution), ...genericSteps(solution)];
  const found = steps.flatMap(({ classification }) => classification ?? []);
  const supplements = steps.flatMap(({ supplement }) => supplement ?? []);
  return { steps, classifications: withoutDouble(found), supplements };
}

function specificSteps({ limits, percent }: SolutionOf): SolutionStep[] {
  return limits.flatMap((limit): SolutionStep[] => {
    if (limit.kind !== 'limit' || !isWithin(percent, limit)) return [];
    const rule = `CLP, Annex VI, Table 3: ${limitText(limit)}`;
    const { hazardClass, category, statement, marks } = limit;
    if (hazardClass === null) {
      return [{ kind: 'specific', classification: null, supplement: statement, rule }];
    }
    const only = labelElementsOf(hazardClass, category)?.statements[0] ?? null;
    const one = { hazardClass, category, statement: statement ?? only, specifics: null, marks };
    return [{ kind: 'specific', classification: one, supplement: null, rule }];
  });
}

type Range = Extract<ClassificationLimit, { kind: 'limit' }>;

function isWithin(percent: number, { from, to, isFromIncluded, isToIncluded }: Range): boolean {
  const isAbove = from === null || percent > from || (isFromIncluded && percent === from);
  return isAbove && (to === null || percent < to || (isToIncluded && percent === to));
}

/** Classes that are graded into each other: a limit of one decides on all of them. */
const families: readonly (readonly HazardClass[])[] = [
  ['Skin Corr.', 'Skin Irrit.'],
  ['Eye Dam.', 'Eye Irrit.'],
];

function genericSteps(solution: SolutionOf): SolutionStep[] {
  const decided = solution.limits.flatMap((limit) =>
    limit.kind === 'limit' && limit.hazardClass !== null ? [familyOf(limit)] : [],
  );
  return solution.classifications
    .filter((one) => !decided.includes(familyOf(one)))
    .map((one) => genericStep(one, solution));
}

/** Narcosis and irritation are a hazard of their own within STOT SE. */
function familyOf({
  hazardClass,
  category,
}: {
  readonly hazardClass: HazardClass | null;
  readonly category: string | null;
}): string {
  const family = families.find((classes) => classes.some((one) => one === hazardClass));
  if (hazardClass === 'STOT SE' && category === '3') return 'STOT SE 3';
  return family?.join() ?? String(hazardClass);
}

function genericStep(one: Classification, { limits, percent }: SolutionOf): SolutionStep {
  const none = { supplement: null };
  if (one.hazardClass === 'Acute Tox.') {
    const estimates = limits.flatMap((limit) => (limit.kind === 'ate' ? [limit] : []));
    return { kind: 'generic', ...none, ...acuteToxicityOf(one, estimates, percent) };
  }
  if (one.hazardClass === 'Aquatic Acute' || one.hazardClass === 'Aquatic Chronic') {
    return { kind: 'generic', ...none, ...aquaticOf(one, limits, percent) };
  }
  const generic = genericLimitsOf(one);
  if (!generic) {
    const rule = `${className(one)}: it does not follow from a concentration; the solution is tested`;
    return { kind: 'open', ...none, classification: null, rule };
  }
  const met = generic.limits.find(({ from }) => percent >= from);
  const [lowest] = generic.limits.toSorted((a, b) => a.from - b.from);
  if (!met) {
    const rule = `${generic.rule}: ${className(one)} below ${lowest?.from ?? 0} %`;
    return { kind: 'generic', ...none, classification: null, rule };
  }
  const { hazardClass, category, statement } = met;
  const classification = { ...one, hazardClass, category, statement, marks: [] };
  return {
    kind: 'generic',
    ...none,
    classification,
    rule: `${generic.rule}: ${className(classification)} from ${met.from} %`,
  };
}

/** The same class and statement once; eye damage goes without saying beside skin corrosion only on the label. */
function withoutDouble(found: readonly Classification[]): Classification[] {
  const seen = new Set<string>();
  return found.filter((one) => {
    const key = `${className(one)} ${one.statement}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
