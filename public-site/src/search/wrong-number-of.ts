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
  message: string;
  expected?: string;
  parse: (text: string) => RegistryNumber;
}

function wrong(text: string, { message, expected, parse }: Misfit): WrongNumber {
  const mended = expected === undefined ? undefined : parse(text.trim().slice(0, -1) + expected);
  return { message, corrected: mended?.ok ? mended.value : null };
}
