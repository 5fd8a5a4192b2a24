const cyrillic = /^\p{Script=Cyrillic}+$/u;
/** As they are folded: `й` is `и`. */
const ending =
  /(?:[ое]го|[ое]му|[ыи]ми|[ая]ми|ием|[ая]я|[ое]е|[ыи]е|[ыиое]и|ую|юю|[ыиоеая]м|[ыиая]х|[ое]в|ия|ию|[аяоеыиуюь])$/u;
const minStemLength = 3;

/**
 * A folded Russian word without its ending, so that every case of a name is one: `кислоты` and `кислота` become `кислот`.
 * Other words stay.
 */
export function russianStem(word: string): string {
  if (!cyrillic.test(word)) return word;
  const stem = word.replace(ending, '');
  return stem.length < minStemLength ? word : stem;
}
