import type { Classification, ClassificationLimit } from '../classification';
import { classText } from '../classification-text';
import { labelOf } from '../label-of';
import { type ClassifiedSolution, classifySolution } from './classify-solution';

/** The strengths, in percent by weight, between which the hazards of a solution stay the same. */
export interface StrengthRange {
  readonly from: number;
  /** Not included; null up to the pure substance. */
  readonly to: number | null;
  readonly solution: ClassifiedSolution;
  readonly pictograms: readonly string[];
  readonly signalWord: 'Danger' | 'Warning' | null;
  readonly statements: readonly string[];
}

/** The hazards of a substance's solutions by their strength; empty for a substance without limits of concentration. */
export function strengthRanges(
  classifications: readonly Classification[],
  limits: readonly ClassificationLimit[],
): StrengthRange[] {
  const cuts = limits.flatMap((limit) => {
    if (limit.kind !== 'limit') return [];
    return [limit.from ?? 0, limit.to ?? 100];
  });
  if (cuts.length === 0) return [];
  const sorted = [...new Set([0, ...cuts, 100])].toSorted((one, other) => one - other);
  const ranges = sorted.slice(0, -1).map((from, index) => {
    const to = sorted[index + 1] ?? 100;
    const percent = (from + to) / 2;
    const solution = classifySolution({ classifications, limits, percent });
    const { pictograms, signalWord, statements } = labelOf(solution.classifications);
    const all = [...statements, ...solution.supplements];
    return { from, to: to === 100 ? null : to, solution, pictograms, signalWord, statements: all };
  });
  return merged(ranges);
}

/** Neighbours with the same hazards are one range. */
function merged(ranges: readonly StrengthRange[]): StrengthRange[] {
  const found: StrengthRange[] = [];
  for (const range of ranges) {
    const last = found.at(-1);
    if (last && hazardsIn(last) === hazardsIn(range))
      found[found.length - 1] = { ...last, to: range.to };
    else found.push(range);
  }
  return found;
}

function hazardsIn({ solution }: StrengthRange): string {
  return [...solution.classifications.map(classText), ...solution.supplements].join('; ');
}
