import names from './foreign-names.json';

/** The languages that all substances have names in, as ISO 639-1 has them. */
type NameLanguage = 'de' | 'fr' | 'es' | 'ru' | 'zh';
/** The languages of the most traded substances. */
type TradeLanguage = 'it' | 'pt' | 'nl' | 'pl' | 'tr' | 'ja' | 'ko';

/**
 * Names of common goods by CAS number in German, French, Spanish, Russian and Chinese, of the most traded ones also in
 * Italian, Portuguese, Dutch, Polish, Turkish, Japanese and Korean, the usual name first.
 *
 * Sources of the facts: the names of Annex VI to Regulation (EC) No 1272/2008 and of the EC inventory in the languages
 * of the Union; the editions of ADR and of the UN Model Regulations in Russian and Chinese; the international
 * non-proprietary names of the WHO; the everyday names of the trade.
 */
export const foreignNames: Readonly<
  Record<
    string,
    Readonly<
      Record<NameLanguage, readonly string[]> & Partial<Record<TradeLanguage, readonly string[]>>
    >
  >
> = names;
