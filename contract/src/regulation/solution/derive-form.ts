import { HazardStatement } from '../classification';
import type { Classification, ClassificationLimit } from '../classification';
import { classifySolution } from './classify-solution';

interface Diluted {
  readonly classifications: readonly Classification[];
  readonly limits: readonly ClassificationLimit[];
  /** In percent by weight. */
  readonly strength: number;
}

/** The hazards of a form of this strength, as the limits of the substance's entry give them. */
export function deriveForm({ classifications, limits, strength }: Diluted) {
  const found = classifySolution({ classifications, limits, percent: strength });
  return {
    classifications: [...found.classifications],
    supplements: found.supplements.filter((code) => HazardStatement.safeParse(code).success),
  };
}
