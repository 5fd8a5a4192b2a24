import names from './foreign-names.json';

/** The languages of the names, as ISO 639-1 has them. */
export type NameLanguage = 'de' | 'fr' | 'es' | 'ru' | 'zh';

/**
 * Names of common goods in German, French, Spanish, Russian and Chinese by CAS number, the usual one first.
 *
 * Sources of the facts: the names of Annex VI to Regulation (EC) No 1272/2008 and of the EC inventory in German, French
 * and Spanish; the editions of ADR and of the UN Model Regulations in Russian and Chinese; the international
 * non-proprietary names of the WHO; the everyday names of the trade.
 */
export const foreignNames: Readonly<
  Record<string, Readonly<Record<NameLanguage, readonly string[]>>>
> = names;
