import { formAsSold } from 'contract/catalog';
import type { NamedChemical, OfferLine, PricedLine } from 'contract/inquiry';
import { formLabel } from 'contract/regulation';
import type { Chemical } from 'contract/catalog';

/** A chemical with what its label says. */
export interface LabelledChemical
  extends NamedChemical, Pick<Chemical, 'signalWord' | 'hazardStatements' | 'classifications'> {}

/** What the label of a line's chemical, or of its offered form, warns of; null without hazards. */
export function lineHazards(
  { offeredForm }: Pick<OfferLine, 'offeredForm'>,
  chemical: LabelledChemical | undefined,
): NonNullable<PricedLine['hazards']> | null {
  if (chemical === undefined) return null;
  const { signalWord, statements } = labelOf(chemical, offeredForm ?? null);
  if (signalWord === null && statements.length === 0) return null;
  return { signalWord, statements: [...statements] };
}

const nothing = { signalWord: null, statements: [] } as const;

/** A form that is gone says nothing, and the pure substance's label is another. */
function labelOf(chemical: LabelledChemical, offeredForm: string | null) {
  const { signalWord, hazardStatements: statements } = chemical;
  if (offeredForm === null) return { signalWord, statements };
  const form = chemical.offeredForms.find(({ name }) => name === offeredForm);
  return form === undefined ? nothing : formLabel(formAsSold(form, chemical));
}
