const anythingButAscii = /[^\x00-\x7f]/; // oxlint-disable-line no-control-regex -- the ASCII range itself
const dash = /[\p{Pd}\u2043\u2212]/gu;
const prime = /[\u00b4\u02b9\u02bc\u2018-\u201f\u2032-\u2037]/g;
const mark = /\p{M}+/gu;
const undecomposable = /[ßæœøłđðþÆŒØŁĐÐÞı]/g;
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ı: 'i',
};

/**
 * A trimmed name without the differences that sorting ignores: Latin letters lose their diacritics, every dash becomes a
 * hyphen, every prime and quotation mark an apostrophe, superscript and full-width characters their plain ones.
 * Case, Greek and all other scripts stay.
 */
export function foldName(name: string): string {
  if (!anythingButAscii.test(name)) return name.trim();
  return name
    .replace(dash, '-')
    .replace(prime, "'")
    .normalize('NFKD')
    .replace(mark, '')
    .replace(undecomposable, (letter) => plain[letter] ?? letter)
    .trim();
}
