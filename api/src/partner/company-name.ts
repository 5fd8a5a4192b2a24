/** Letters that Unicode does not take apart into a base letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** Forms of companies, which say little of who a company is. */
const legalForms = new Set(
  [
    'ab ag aps as asa bhd bv bvba co company corp corporation cv doo ev fze gbr gesmbh gmbh inc',
    'incorporated kft kg kgaa kk lda limitada limited llc llp ltd ltda mbh nv oao ohg oo ooo oy oyj',
    'plc private proprietary pt pte pty pvt sa sab sac sarl sas sasu sdn se sl slu sp spa spolka srl',
    'sro ulc z zao',
  ].flatMap((line) => line.split(' ')),
);

/** Words between the others, which one writes and another leaves out or writes as a sign. */
const joiningWords = new Set(['and', 'de', 'et', 'the', 'und', 'y']);

/** In small letters without accents: `Ørsted & Søn A/S` is `orsted & son a/s`. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}

/** The letter that a company stands under: the first of its name where that is one from A to Z, else `#`. */
export function companyLetter(name: string): string {
  const [first = ''] = plainName(name).replace(/^[^\p{L}\p{N}]+/u, '');
  return /[a-z]/.test(first) ? first.toUpperCase() : '#';
}

/** What companies are sorted by: their words without accents, signs and the case of letters. */
export function companySortKey(name: string): string {
  const words = wordsOf(name).join(' ');
  return words === '' ? name : words;
}

/**
 * What is left of a company's name to tell whether two are the same: `ACME Chemicals Pvt. Ltd.` and `Acme Chemicals` are
 * alike. A name of nothing but legal forms is kept whole.
 */
export function companyMark(name: string): string {
  const words = wordsOf(name.replace(/\b(\w)[./] ?(?=\w\b)/g, '$1'));
  const significant = words.filter((word) => !legalForms.has(word) && !joiningWords.has(word));
  return (significant.length > 0 ? significant : words).join(' ');
}

function wordsOf(name: string): string[] {
  return plainName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
