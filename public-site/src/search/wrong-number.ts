import { t } from '@lingui/core/macro';
import { parseCasNumber, parseEcNumber, type RegistryNumber } from 'contract/chemistry';
import type { WrongNumber } from './search-view';

/** The error of a CAS or EC number; null for a valid number and for any other text. */
export function wrongNumberOf(text: string): WrongNumber | null {
  for (const parse of [parseCasNumber, parseEcNumber]) {
    const parsed = parse(text);
    if (parsed.ok) return null;
    if (parsed.reason === 'check-digit') return wrong(text, { ...parsed, parse });
  }
  return null;
}

interface Misfit {
  expected?: string;
  parse: (text: string) => RegistryNumber;
}

/** Only the series of EC numbers has numbers that no check digit fits. */
function wrong(text: string, { expected = '', parse }: Misfit): WrongNumber {
  const mended = expected === '' ? undefined : parse(text.trim().slice(0, -1) + expected);
  const corrected = mended?.ok ? mended.value : null;
  const digits = text.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '');
  const stem = corrected?.slice(0, -2) ?? `${digits.slice(0, 3)}-${digits.slice(3, 6)}`;
  const value = `${stem}-${digits.slice(-1)}`;
  const message =
    expected === ''
      ? t`There is no EC number ${value}: no check digit fits ${stem}. Look for a typing error in any of the digits.`
      : t`The check digit of ${value} does not fit: after ${stem} it would be ${expected}. Look for a typing error in any of the digits.`;
  return { message, corrected };
}
