/** The sign before the fraction of a number. */
export type DecimalSign = '.' | ',';

/** A number as typed; `isUnclear` when its only sign can begin a fraction as well as group thousands. */
export interface TypedNumber {
  readonly value: number;
  readonly isUnclear: boolean;
}

const signs = /[.,]/g;
const blanks = /[\s\u00a0\u202f]/g;

/** A number outside of a name: `1,2-dichloroethane` has none. */
const numberInText = /(?<![\p{L}\d.,-])\d{1,12}(?:[.,]\d{1,12}){1,4}(?![\d-])/gu;

/**
 * The decimal sign that a text uses, by its numbers that leave no doubt: `1.250,5` and `2,5` have a comma. Those that group
 * thousands decide before those that do not. Undefined when there is none, or when they disagree.
 */
export function decimalSignOf(text: string): DecimalSign | undefined {
  const numbers = [...text.matchAll(numberInText)].map(([number]) => number);
  const grouped = numbers.filter((number) => (number.match(signs) ?? []).length > 1);
  return agreed(grouped) ?? agreed(numbers);
}

function agreed(numbers: readonly string[]): DecimalSign | undefined {
  const found = numbers.flatMap((number) => signIn(number) ?? []);
  return new Set(found).size === 1 ? found[0] : undefined;
}

/**
 * Reads a number with English or continental signs: the later one of two signs is the decimal sign, and so is one that is
 * not followed by three digits. Otherwise the decimal sign of the text decides; without it a comma groups thousands, and
 * a point is unclear.
 *
 * @returns undefined for a number that is not above zero
 */
export function readTypedNumber(
  text: string,
  sign: DecimalSign | undefined,
): TypedNumber | undefined {
  const plain = text.replace(blanks, '');
  const [first, ...more] = plain.match(signs) ?? [];
  const own = signIn(plain);
  const isSingle = first !== undefined && more.length === 0;
  const decimal = own ?? (isSingle ? sign : undefined);
  const value = valueOf(plain, decimal);
  if (!(value > 0 && Number.isFinite(value))) return undefined;
  return { value, isUnclear: isSingle && decimal === undefined && first === '.' };
}

/** The decimal sign of a number that leaves no doubt. */
function signIn(number: string): DecimalSign | undefined {
  const found: readonly string[] = number.match(signs) ?? [];
  const last = asSign(found.at(-1));
  if (last === undefined) return undefined;
  const other: DecimalSign = last === '.' ? ',' : '.';
  if (found.includes(other)) return last;
  if (found.length > 1) return other;
  // Neither 0.125 nor 1234.567 can group thousands.
  if (number.startsWith('0') || number.indexOf(last) > 3) return last;
  return number.length - number.indexOf(last) === 4 ? undefined : last;
}

function asSign(text: string | undefined): DecimalSign | undefined {
  return text === '.' || text === ',' ? text : undefined;
}

function valueOf(plain: string, decimal: DecimalSign | undefined): number {
  const place = decimal === undefined ? -1 : plain.lastIndexOf(decimal);
  const whole = place < 0 ? plain : plain.slice(0, place);
  const fraction = place < 0 ? '' : plain.slice(place + 1);
  return Number(`${whole.replace(signs, '')}.${fraction || '0'}`);
}
