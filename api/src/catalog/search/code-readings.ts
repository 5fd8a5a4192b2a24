/** A word in front of a customs code: `HS code 2815.11`, `CN 2905 11 00`. */
const customsWord =
  /^(?:hs|hts|htsus|cn|ncm|taric|tariff|zolltarif)(?:[\s.-]{0,3}(?:code|no|nr|number))?[\s.:-]{0,3}/i;
const dottedCustoms = /^\d{4}(?:[.\s]\d{2}){1,3}$/;
const plainCustoms = /^\d{4}(?:[.\s]?\d{2}){1,3}$/;
const unNumber = /^(?:un|u\.n\.)(?:[\s.:-]{0,3}(?:no|nr|number))?[\s.:-]{0,3}(\d{4})$/i;
const unBehind = /^(\d{4})[\s-]*un$/i;
const additive =
  /^(?:e|ins)(?:[\s.:-]{0,3}(?:no|nr|number))?[\s.:-]{0,3}(\d{3,4}[a-h]?)(?:\(?i{1,3}\)?)?$/i;
/** The digits that customs codes of all countries share. */
const sharedDigits = 6;

/**
 * The other writings of a customs code, a UN number or the number of an additive, as they are stored. A customs code
 * with a country's own digits is also the code of six digits that it begins with. Empty for any other text.
 *
 * @example codeReadings('1823 UN') // ['UN1823']
 */
export function codeReadings(text: string): string[] {
  const typed = text.normalize('NFKC').trim();
  const [, un] = unNumber.exec(typed) ?? unBehind.exec(typed) ?? [];
  if (un !== undefined) return [`UN${un}`];
  const [, number] = additive.exec(typed) ?? [];
  if (number !== undefined) return [`E${number.toLowerCase()}`];
  const code = typed.replace(customsWord, '');
  const isCustoms = code === typed ? dottedCustoms.test(code) : plainCustoms.test(code);
  if (!isCustoms) return [];
  const digits = code.replace(/\D/g, '');
  return [...new Set([digits, digits.slice(0, sharedDigits)])].map((one) => `HS${one}`);
}
