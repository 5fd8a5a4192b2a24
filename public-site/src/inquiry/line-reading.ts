import type { OrderLine } from 'contract/chemistry';
import { quantityText, readTypedQuantity } from 'contract/chemistry';

/** How a line was read: its words, quantity, unit, packs and their size. */
export function lineReading(line: OrderLine): string {
  return `Read as “${line.wanted || line.line}”: ${amountText(line)}`;
}

function amountText({ each, quantity, unit, packs, container, unclear }: OrderLine): string {
  if (unclear !== undefined) return `“${[unclear, unit].join(' ').trim()}” can mean two quantities`;
  if (each === undefined || quantity === undefined) return 'no quantity';
  if (unit === undefined) return `${each}, no unit`;
  const size = [each, unit, container].filter((part) => part !== undefined).join(' ');
  return packs === undefined ? size : `${packs} × ${size} = ${quantity} ${unit}`;
}

/** The two quantities that an unclear number can mean, as a field has them: thousands first. */
export function meaningsOf({ unclear, packs = 1 }: OrderLine): readonly [string, string] | null {
  const read = unclear === undefined ? undefined : readTypedQuantity(unclear, []);
  if (read?.kind !== 'unclear') return null;
  const [grouped, decimal] = read.meanings;
  return [quantityText(grouped * packs), quantityText(decimal * packs)];
}

/**
 * What lines have in common that were read by the same doubtful rule: a unit written in another way or not at all, the same
 * words for a substance. Null where nothing is in doubt.
 */
export function likenessOf({ wanted, quantity, unit, unitWord }: OrderLine, isSimilar: boolean) {
  const isUnitOpen = quantity !== undefined && unit === undefined;
  return {
    unit: isUnitOpen ? '' : (unitWord ?? null),
    words: isSimilar ? wanted.toLowerCase() : null,
  };
}
