/** The sign before the fraction of a number. */
export type DecimalSign = '.' | ',';

/** What a list proves of each sign: that it groups thousands, that it begins a fraction. */
export interface SignEvidence {
  readonly thousands: ReadonlySet<string>;
  readonly decimal: ReadonlySet<string>;
}

export const noEvidence: SignEvidence = { thousands: new Set(), decimal: new Set() };

/** A number as typed; several values when its only sign can begin a fraction as well as group thousands. */
export interface TypedNumber {
  readonly value: number;
  readonly isUnclear: boolean;
  /** Thousands first. */
  readonly values: readonly number[];
}

const signs = /[.,]/g;
const blanks = /[\s\u00a0\u202f'’]/g;

/** What the numbers of a list prove of their signs: `1.250,5` a grouping point, `2,5` a decimal comma. */
export function evidenceOf(numbers: Iterable<string>): SignEvidence {
  const thousands = new Set<string>();
  const decimal = new Set<string>();
  for (const number of numbers) {
    const plain = number.replace(blanks, '');
    const own = signIn(plain);
    if (own !== undefined && plain.includes(own)) decimal.add(own);
    for (const sign of plain.match(signs) ?? []) {
      if (own !== undefined && sign !== own) thousands.add(sign);
    }
  }
  return { thousands, decimal };
}

/**
 * Reads a number with English or continental signs: the later one of two signs is the decimal sign, and so is one that is
 * not followed by three digits. A single sign before three digits groups thousands where the list proves that it does,
 * or that the other sign begins fractions, and nothing proves the reverse; else the number is unclear.
 *
 * @returns undefined for a number that is not above zero
 */
export function readTypedNumber(
  text: string,
  evidence: SignEvidence = noEvidence,
): TypedNumber | undefined {
  const plain = text.replace(blanks, '');
  const [first, ...more] = plain.match(signs) ?? [];
  const own = signIn(plain);
  if (own !== undefined || first === undefined || more.length > 0)
    return clear(valueOf(plain, own));
  const sign: DecimalSign = first === '.' ? '.' : ',';
  const grouped = valueOf(plain, undefined);
  if (groups(sign, evidence)) return clear(grouped);
  const value = clear(grouped);
  return value && { ...value, isUnclear: true, values: [grouped, valueOf(plain, sign)] };
}

function clear(value: number): TypedNumber | undefined {
  if (!(value > 0 && Number.isFinite(value))) return undefined;
  return { value, isUnclear: false, values: [value] };
}

function groups(sign: DecimalSign, { thousands, decimal }: SignEvidence): boolean {
  const other: DecimalSign = sign === '.' ? ',' : '.';
  const speaksFor = thousands.has(sign) || decimal.has(other);
  const speaksAgainst = decimal.has(sign) || thousands.has(other);
  return speaksFor && !speaksAgainst;
}

/** The decimal sign of a number that leaves no doubt; of several equal signs, which group, the other one. */
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
