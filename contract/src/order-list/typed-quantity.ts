import { inKnownUnits, symbolsOf } from './known-units';
import { amountsIn, type AmountPiece } from './amounts';
import { quantityOf } from './amount-text';
import { isFiller, linked } from './order-amount';
import { resolveAmount } from './resolve-amount';
import { type Scan, scanOf } from './scan';
import { noEvidence, readTypedNumber } from './typed-number';

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
 * A quantity as people type it into one field, above zero: `25`, `1,250.5`, `1.250,5`, `2 t`, `4 x 25 kg`, `3 drums`. Three
 * digits behind the only sign are unclear.
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
  if (typed.length > maxLength) return undefined;
  if (numberAlone.test(typed)) return meaningOf(typed);
  const scan = scanOf(typed, { evidence: noEvidence, symbols: symbolsOf(units) });
  const pieces = amountsIn(scan);
  if (!pieces.some(({ kind }) => kind !== 'container') || !isCovered(scan, pieces))
    return undefined;
  const { amount, question } = resolveAmount(linked(scan, pieces));
  const { unit, ...known } = inKnownUnits(amount, units);
  const value = quantityOf({ ...known, unit });
  if (value !== undefined) return { kind: 'quantity', value, unit };
  const [first, second] = (question?.readings ?? []).map((one) =>
    quantityOf(inKnownUnits(one, units)),
  );
  if (first === undefined) return undefined;
  if (second === undefined)
    return { kind: 'quantity', value: first, unit: question?.readings[0]?.unit };
  return { kind: 'unclear', text: question?.text ?? typed, meanings: [first, second] };
}

const maxLength = 40;

/** Whether nothing but amounts and the words between them was typed. */
function isCovered({ tokens }: Scan, pieces: readonly AmountPiece[]): boolean {
  return tokens.every(({ kind, key, text }, place) => {
    const isOfPiece = pieces.some(({ from, to }) => place >= from && place < to);
    return (
      isOfPiece ||
      (kind === 'sign'
        ? /[,;:/*=().]/.test(text)
        : kind === 'word' && (isFiller(key) || key === 'x'))
    );
  });
}

function meaningOf(number: string): TypedQuantity | undefined {
  const read = readTypedNumber(number);
  if (!read) return undefined;
  const [grouped, decimal] = read.values;
  if (grouped === undefined || decimal === undefined)
    return { kind: 'quantity', value: read.value, unit: undefined };
  return { kind: 'unclear', text: number, meanings: [grouped, decimal] };
}

/** A number as it stands in a field for a quantity; `readTypedQuantity` reads the same number from it. */
export function quantityText(value: number): string {
  const text = String(Number(value.toPrecision(12)));
  // A point followed by three digits would be unclear.
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}
