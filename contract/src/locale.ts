import { z } from 'zod';

/** What people may choose: languages of Latin, Greek and Cyrillic letters, which mails and drawn documents have too. */
export const locales: readonly string[] = [
  'bg-BG cs-CZ da-DK de-AT de-CH de-DE el-GR en-AU en-CA en-DE en-GB en-IE en-IN en-NL en-US en-ZA',
  'es-ES es-MX et-EE fi-FI fr-BE fr-CH fr-FR hr-HR hu-HU it-IT lt-LT lv-LV nb-NO nl-BE nl-NL pl-PL',
  'pt-BR pt-PT ro-RO sk-SK sl-SI sv-SE tr-TR uk-UA',
].flatMap((line) => line.split(' '));

/** A locale by BCP 47: `de-AT`. */
export const Locale = z
  .string()
  .max(20)
  .refine((locale) => locales.includes(locale), 'Choose one of the offered formats');
