const hanWord = /^\p{Script=Han}{2,}$/u;
const besideOther =
  /(?<=\p{Script=Han})(?=[^\p{Script=Han}\s])|(?<=[^\p{Script=Han}\s])(?=\p{Script=Han})/gu;

/** Whether a text has Han characters, which are written without gaps between words. */
export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/**
 * The pairs of neighbours of a word in Han characters, by which a part of it is found; any other word as it is.
 *
 * @example hanPairs('氢氧化钠') // ['氢氧', '氧化', '化钠']
 */
export function hanPairs(word: string): string[] {
  if (!hanWord.test(word)) return [word];
  const signs = [...word];
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}

/** A text with a gap between Han characters and others, so that `98%硫酸` has two words. */
export function spaceHan(text: string): string {
  return text.replace(besideOther, ' ');
}
