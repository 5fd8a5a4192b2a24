import { GhsPictogram, ghsPictogramNames, type PublicChemical } from 'contract/catalog';
import {
  className,
  filledSentence,
  type StatementTable,
  type StrengthRange,
  strengthRanges,
} from 'contract/regulation';
import type { Strength } from './chemical-view';

/** The hazards of a chemical's solutions by their strength, derived by the limits of its entry; empty where it has none. */
export function strengthsOf(chemical: PublicChemical, texts: StatementTable): Strength[] {
  const { classifications, classificationLimits } = chemical;
  const ranges = strengthRanges(classifications, classificationLimits);
  if (ranges.length < 2) return [];
  return ranges.toReversed().map((range) => ({
    id: `strength-${String(range.from).replace('.', '-')}`,
    range: rangeText(range),
    pictograms: GhsPictogram.options
      .filter((code) => range.pictograms.includes(code))
      .map((code) => ({ code, name: ghsPictogramNames[code] })),
    signalWord: range.signalWord,
    classes: range.solution.classifications.map(className),
    statements: range.statements.map((code) => ({
      code,
      text: filledSentence(code, texts, chemical.statementSlots),
    })),
    rules: range.solution.steps
      .filter(({ classification, supplement, kind }) => {
        return classification !== null || supplement !== null || kind === 'open';
      })
      .map(({ rule }) => rule),
  }));
}

function rangeText({ from, to }: StrengthRange): string {
  if (to === null) return `From ${from} %`;
  return from === 0 ? `Below ${to} %` : `From ${from} % to below ${to} %`;
}
