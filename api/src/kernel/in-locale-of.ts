import { chosenLocale, setLocale } from 'contract';
import type { LetterLanguage } from 'contract/partner';

/**
 * Writes dates and numbers in a language meanwhile: as the company does where that is its own language.
 *
 * @param write - all of it within this call
 */
export function inLocaleOf<Written>(
  language: LetterLanguage,
  locale: string | null,
  write: () => Written,
): Written {
  const before = chosenLocale();
  const general = language === 'en' ? null : language;
  setLocale(locale?.startsWith(`${language}-`) ? locale : general);
  try {
    return write();
  } finally {
    setLocale(before);
  }
}
