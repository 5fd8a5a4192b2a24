import { russianStem } from './russian-stem';

/**
 * Spellings of one word that the standards admit side by side, each brought to one. A word that is still being typed
 * (`alumini`, `sulp`) comes to the same beginning, so that it finds both.
 *
 * Sources: IUPAC, Nomenclature of Inorganic Chemistry, Recommendations 2005, table I (aluminium also aluminum, caesium
 * also cesium, sulfur not sulphur); ACS Style Guide, 3rd edition (aluminum, cesium, sulfur); WHO, General principles
 * for guidance in devising INN, no. 7 (f for ph, e for ae and oe: sulfa-, estradiol, heme, cefalexin). Colour and
 * vapour are the British spellings of the EC inventory.
 */
const variants: readonly (readonly [spelling: RegExp, one: string])[] = [
  [/sulph|sulp$/g, 'sulf'],
  [/alumin(?:ium?|um?|i)$/, 'alumin'],
  [/^cae(?=s|$)/, 'ce'],
  [/^oest/, 'est'],
  [/^haem/, 'hem'],
  [/^ceph(?=al|$)/, 'cef'],
  [/^(colo|vapo)ur?/, '$1r'],
];

/**
 * A lower-case word in the one spelling that stands for all of its variants: `sulphuric` becomes `sulfuric`. A Russian
 * word loses its ending.
 */
export function foldSpelling(word: string): string {
  let folded = word;
  for (const [spelling, one] of variants) folded = folded.replace(spelling, one);
  return russianStem(folded);
}
