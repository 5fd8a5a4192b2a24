import { parseFormula } from 'contract/chemistry';

const water = /[·.*•]\d{0,2}(?:[.,]\d)?H2O$/;

/** The formula of a hydrate without its water: `Na2S2O3·5H2O` is Na2S2O3; undefined for any other text. */
export function dryFormula(text: string): string | undefined {
  const whole = text.normalize('NFKC').replace(/\s/g, '');
  const dry = whole.replace(water, '');
  return dry !== whole && parseFormula(dry).ok ? dry : undefined;
}
