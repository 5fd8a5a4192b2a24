/** Parts `Acute Tox. 3` and `Skin Sens.1` into the name of the class and its category, null where there is none. */
export function categorySplit(words: string): { name: string; category: string | null } {
  const found = /(?:\d(?:\.\d)?[A-C]?|(?<=[. ])[A-G])$/.exec(words);
  if (!found) return { name: words, category: null };
  return { name: words.slice(0, found.index).trimEnd(), category: found[0] };
}
