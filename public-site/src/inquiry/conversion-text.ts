import { readQuantity } from 'contract/chemistry';
import { conversionsOf } from './conversions';
import type { ChemicalFacts, UnitView } from './inquiry-view';

interface Typed {
  quantity: string;
  unit: UnitView | undefined;
  facts: ChemicalFacts | undefined;
}

/** What a quantity is in other measures, as computed: `≈ 31.6 L at 0.791 g/cm³`. Null where nothing is known. */
export function conversionText({ quantity, unit, facts }: Typed): string | null {
  const value = readQuantity(quantity);
  if (value === undefined || !unit || !facts) return null;
  const texts = conversionsOf(value, unit, facts).map(({ text, by }) => `≈\u00a0${text} at ${by}`);
  return texts.length === 0 ? null : texts.join(' · ');
}
