/** Letters that Unicode does not decompose into a base letter and a mark. */
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

/** Legal forms, which do not distinguish companies. */
const legalForms = new Set(
  [
    'ab ag aps as asa bhd bv bvba co company corp corporation cv doo ev fze gbr gesmbh gmbh inc',
    'incorporated kft kg kgaa kk lda limitada limited llc llp ltd ltda mbh nv oao ohg oo ooo oy oyj',
    'plc private proprietary pt pte pty pvt sa sab sac sarl sas sasu sdn se sl slu sp spa spolka srl',
    'sro ulc z zao',
  ].flatMap((line) => line.split(' ')),
);

/** Words that are often omitted or written as a sign. */
const joiningWords = new Set(['and', 'de', 'et', 'the', 'und', 'y']);

/** In lower case without accents: `Ørsted & Søn A/S` becomes `orsted & son a/s`. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}

/** A company's index letter: the first letter of its name from A to Z, else `#`. */
export function companyLetter(name: string): string {
  const [first = ''] = plainName(name).replace(/^[^\p{L}\p{N}]+/u, '');
  return /[a-z]/.test(first) ? first.toUpperCase() : '#';
}

/** A company's sort key: the words of its name without accents, punctuation and case. */
export function companySortKey(name: string): string {
  const words = wordsOf(name).join(' ');
  return words === '' ? name : words;
}

/**
 * Normalizes a company's name to find duplicates: `ACME Chemicals Pvt. Ltd.` and `Acme Chemicals` become equal. A
 * name of legal forms only is kept whole.
 */
export function companyNameKey(name: string): string {
  const words = wordsOf(name.replace(/\b(\w)[./] ?(?=\w\b)/g, '$1'));
  const significant = words.filter((word) => !legalForms.has(word) && !joiningWords.has(word));
  return (significant.length > 0 ? significant : words).join(' ');
}

function wordsOf(name: string): string[] {
  return plainName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
