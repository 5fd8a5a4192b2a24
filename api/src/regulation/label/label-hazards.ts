import { type Chemical, GhsPictogram } from 'contract/catalog';
import { type DerivedLabel, labelOf, withoutRedundant } from 'contract/regulation';

/** The hazard elements of a label by their codes. */
export interface LabelHazards {
  readonly pictograms: readonly GhsPictogram[];
  readonly signalWord: 'Danger' | 'Warning' | null;
  readonly hazardStatements: readonly string[];
  /** EUH statements. */
  readonly supplements: readonly string[];
  readonly isClassified: boolean;
  /** Whether the stored label is another than that of the hazard classes. */
  readonly differs: boolean;
}

type Classified = Pick<
  Chemical,
  'classifications' | 'ghsPictograms' | 'signalWord' | 'hazardStatements'
>;

/** The stored label of a chemical by the precedence rules of CLP, or that of its hazard classes where none is stored. */
export function labelHazards(chemical: Classified): LabelHazards {
  const { classifications, ghsPictograms, signalWord, hazardStatements } = chemical;
  const derived = labelOf(classifications);
  const isStored = ghsPictograms.length > 0 || signalWord !== null || hazardStatements.length > 0;
  const shown = isStored
    ? { pictograms: ghsPictograms, signalWord, statements: hazardStatements }
    : derived;
  const pictograms = precedent(shown.pictograms, derived);
  const statements = withoutRedundant(shown.statements);
  return {
    pictograms,
    signalWord: shown.signalWord,
    hazardStatements: statements.filter((code) => !code.startsWith('EUH')),
    supplements: statements.filter((code) => code.startsWith('EUH')),
    isClassified: isStored || classifications.length > 0,
    differs:
      classifications.length > 0 &&
      (shown.signalWord !== derived.signalWord ||
        derived.pictograms.some((code) => !pictograms.some((own) => own === code))),
  };
}

/** Article 26(1): those that the classes allow; without classes, no exclamation mark beside a skull. */
function precedent(codes: readonly string[], derived: DerivedLabel): GhsPictogram[] {
  const allowed = new Set([...derived.pictograms, ...derived.optional]);
  return GhsPictogram.options.filter((code) => {
    if (!codes.includes(code)) return false;
    if (allowed.size > 0) return allowed.has(code);
    return code !== 'GHS07' || !codes.includes('GHS06');
  });
}
