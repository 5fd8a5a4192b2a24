import { textLanguage } from 'contract';
import {
  isLabelLargeEnough,
  labelMinimum,
  type LabelSize,
  usualPrecautions,
} from 'contract/regulation';
import type { LabelSource } from './label-texts';

/** What the law asks for and the label has not, in words for staff. */
export function labelWarnings({ company, hazards, order }: LabelSource, size: LabelSize): string[] {
  const { contact } = company;
  const count = order.precautionaryStatements.length;
  const missing = [
    ...(company.name === null ? ['name'] : []),
    ...(contact?.address ? [] : ['address']),
    ...(contact?.phones.length ? [] : ['telephone number']),
  ];
  return [
    missing.length === 0
      ? null
      : `The label lacks the supplier’s ${listed(missing)}: enter it in the company or its primary contact address.`,
    hazards.isClassified
      ? null
      : 'No classification is stored. The label says nothing of hazards, which does not mean that there are none.',
    hazards.differs
      ? 'Pictograms or signal word are others than those of the hazard classes. Compare them in the chemical.'
      : null,
    hazards.isClassified && hazards.hazardStatements.length > 0 && count === 0
      ? 'The label has no precautionary statements.'
      : null,
    count > usualPrecautions
      ? `The label has ${count} precautionary statements. CLP asks for at most six, unless the hazards need more (Article 28).`
      : null,
    isLabelLargeEnough(size, labelMinimum(order.capacity))
      ? null
      : 'The label is smaller than 52 × 74 mm, which CLP allows only where a larger one is not possible.',
  ].flatMap((warning) => warning ?? []);
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat(textLanguage, { type: 'conjunction' }).format(words);
}
