import { plainRegistryText, withoutLabel } from './registry-number';
import type { RegistryNumber } from './registry-number';

const label =
  /^(?:EC|EINECS|ELINCS|NLP)(?:[\s-]*(?:List))?(?:[\s-]*(?:No|Nr|Number))?(?=[\s\d.:#=-])/i;
const shape = /^(\d{3,20})[- ](\d{3})[- ](\d)$|^(\d{3,20})(\d{3})(\d)$/;

/**
 * Reads an EC number (EINECS 2xx and 3xx, ELINCS 4xx, NLP 5xx, ECHA list numbers 6xx to 9xx) as people type it and
 * checks its check digit.
 *
 * The rule: the first six digits weighted 1 to 6, summed, modulo 11. Six digits with the remainder 10 were left out
 * of the series, except in ELINCS (4xx), where 181 numbers from 415-180-1 to 436-100-1 were issued with the digit 1.
 * All 106 213 numbers of the EC inventory keep this rule.
 *
 * @example parseEcNumber('EC 2006622') // { ok: true, value: '200-662-2' }
 */
export function parseEcNumber(text: string): RegistryNumber {
  const match = shape.exec(withoutLabel(plainRegistryText(text), label));
  const first = (match?.[1] ?? match?.[4] ?? '').replace(/^0+/, '');
  const second = match?.[2] ?? match?.[5] ?? '';
  const typed = match?.[3] ?? match?.[6] ?? '';
  if (!/^[2-9]\d\d$/.test(first)) {
    return {
      ok: false,
      reason: 'format',
      message:
        'An EC number has 3 digits (the first from 2 to 9), 3 digits and 1 check digit, as in 200-662-2.',
    };
  }
  const value = `${first}-${second}-${typed}`;
  const expected = ecCheckDigit(first + second);
  if (typed === expected) return { ok: true, value };
  return wrongCheckDigit({ value, stem: `${first}-${second}`, expected });
}

/** Whether the text is an EC number in the stored form, check digit included. */
export function isEcNumber(text: string): boolean {
  const parsed = parseEcNumber(text);
  return parsed.ok && parsed.value === text;
}

function ecCheckDigit(digits: string): string | undefined {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    sum += Number(digits[index]) * (index + 1);
  }
  const remainder = sum % 11;
  if (remainder < 10) return String(remainder);
  return digits.startsWith('4') ? '1' : undefined;
}

interface WrongCheckDigit {
  value: string;
  stem: string;
  expected: string | undefined;
}

function wrongCheckDigit({ value, stem, expected }: WrongCheckDigit): RegistryNumber {
  if (expected === undefined) {
    return {
      ok: false,
      reason: 'check-digit',
      message: `There is no EC number ${value}: no check digit fits ${stem}. Look for a typing error in any of the digits.`,
    };
  }
  return {
    ok: false,
    reason: 'check-digit',
    message: `The check digit of ${value} does not fit: after ${stem} it would be ${expected}. Look for a typing error in any of the digits.`,
    expected,
  };
}
