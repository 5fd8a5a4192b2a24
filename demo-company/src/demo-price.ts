/** What the demo company asks for a kilogram of a product, in the currency of the offer: plainly made up, the same for the same code. */
export function demoPrice(productCode: string): number {
  const digits = Number(productCode.replaceAll(/\D/g, ''));
  const letters = productCode.codePointAt(0) ?? 65;
  return Number((0.8 + ((digits * 37 + letters * 11) % 90) / 10).toFixed(2));
}

/** Kilograms in a unit; a litre stands for one. */
const kilograms: Readonly<Record<string, number>> = { g: 0.001, kg: 1, t: 1000, mL: 0.001, L: 1 };

/** The price of one unit, with the premium of small amounts. */
export function demoUnitPrice(productCode: string, unit: string): string {
  const size = kilograms[unit] ?? 1;
  const premium = size < 1 ? 40 : 1;
  return (demoPrice(productCode) * size * premium).toFixed(2);
}
