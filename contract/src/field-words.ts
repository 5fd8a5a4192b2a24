/** A label made from a field's name, where there is none: `metaTitle` is "Meta title", `unitId` is "Unit". */
export function fieldWords(name: string): string {
  const words = name
    .replace(/Ids$/, 's')
    .replace(/Id$/, '')
    .replace(
      /([a-z])([A-Z])/g,
      (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
    );
  return capitalized(words);
}

/** Words with a capital at their start. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
