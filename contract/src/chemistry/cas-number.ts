import { plainRegistryText, withoutLabel } from './registry-number';
import type { RegistryNumber } from './registry-number';

const label =
  /^(?:CAS(?:[\s-]*(?:RN|Reg(?:istry)?\.?))?(?:[\s-]*(?:No|Nr|Number))?|RN)(?=[\s\d.:#=-])/i;
const shape = /^(\d{1,20})[- ](\d{2})[- ](\d)$|^(\d{1,20})(\d{2})(\d)$/;

/**
 * Reads a CAS Registry Number as people type it (no hyphens, other dashes, `CAS:` before it, leading zeros) and
 * checks its check digit. A fitting digit does not prove that the number has been assigned to a substance.
 *
 * Source: CAS, "Check Digit Verification of CAS Registry Numbers": the digits before the last, counted from the
 * right with weights 1, 2, 3 …, summed, modulo 10.
 *
 * @example parseCasNumber('CAS: 67–64–1') // { ok: true, value: '67-64-1' }
 */
export function parseCasNumber(text: string): RegistryNumber {
  const match = shape.exec(withoutLabel(plainRegistryText(text), label));
  const first = (match?.[1] ?? match?.[4] ?? '').replace(/^0+/, '');
  const second = match?.[2] ?? match?.[5] ?? '';
  const typed = match?.[3] ?? match?.[6] ?? '';
  if (first.length < 2 || first.length > 7) {
    return {
      ok: false,
      reason: 'format',
      message: 'A CAS number has 2 to 7 digits, then 2 digits, then 1 check digit, as in 67-64-1.',
    };
  }
  const value = `${first}-${second}-${typed}`;
  const expected = casCheckDigit(first + second);
  if (typed === expected) return { ok: true, value };
  return {
    ok: false,
    reason: 'check-digit',
    message: `The check digit of ${value} does not fit: after ${first}-${second} it would be ${expected}. Look for a typing error in any of the digits.`,
    expected,
  };
}

/** Whether the text is a CAS number in the stored form, check digit included. */
export function isCasNumber(text: string): boolean {
  const parsed = parseCasNumber(text);
  return parsed.ok && parsed.value === text;
}

function casCheckDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    sum += Number(digits[index]) * (digits.length - index);
  }
  return String(sum % 10);
}
