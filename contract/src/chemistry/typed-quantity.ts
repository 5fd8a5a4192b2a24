import { AmountReader } from './order-amount';
import { readTypedNumber } from './typed-number';

/** What was typed into a field for a quantity. */
export type TypedQuantity =
  /** `unit` is a symbol of the units given, or a container; undefined when only a number was typed. */
  | { readonly kind: 'quantity'; readonly value: number; readonly unit: string | undefined }
  /** The number has two meanings: `1.250` is 1250, and 1.25. */
  | {
      readonly kind: 'unclear';
      readonly text: string;
      readonly meanings: readonly [number, number];
    };

const numberAlone = /^\d{1,15}(?:[.,]\d{1,15}|[ \u00a0\u202f]\d{3}(?!\d)){0,6}$/;

/**
 * A quantity as people type it into one field, above zero: `25`, `1,250.5`, `1.250,5`, `2 t`, `4 x 25 kg`, `3 drums`. A
 * comma followed by three digits groups thousands; a point followed by three digits is unclear.
 *
 * @param units - symbols of the units that are known
 * @returns undefined for anything else
 * @example readTypedQuantity('2 t', ['kg', 't']) // { kind: 'quantity', value: 2, unit: 't' }
 */
export function readTypedQuantity(
  text: string,
  units: readonly string[],
): TypedQuantity | undefined {
  const typed = text.trim();
  if (typed.length > longest) return undefined;
  if (numberAlone.test(typed)) return meaningOf(typed, { packs: 1, unit: undefined });
  const found = new AmountReader(units, undefined).find(typed);
  if (!found || found.from !== 0 || found.to !== typed.length) return undefined;
  const { each, packs = 1, unit, unclear } = found;
  if (unclear !== undefined) return meaningOf(unclear, { packs, unit });
  return each === undefined ? undefined : { kind: 'quantity', value: each * packs, unit };
}

const longest = 40;

interface Counted {
  readonly packs: number;
  readonly unit: string | undefined;
}

function meaningOf(number: string, { packs, unit }: Counted): TypedQuantity | undefined {
  const read = readTypedNumber(number, undefined);
  if (!read) return undefined;
  if (!read.isUnclear) return { kind: 'quantity', value: read.value * packs, unit };
  const decimal = readTypedNumber(number, '.')?.value ?? read.value;
  return { kind: 'unclear', text: number, meanings: [read.value * packs, decimal * packs] };
}

/** A number as it stands in a field for a quantity; `readTypedQuantity` reads the same number from it. */
export function quantityText(value: number): string {
  const text = String(Number(value.toPrecision(12)));
  // A point followed by three digits would be unclear.
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}
