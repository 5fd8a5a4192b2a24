/** The words of a field's name, for where no label is at hand: `metaTitle` is "Meta title", `unitId` is "Unit". */
export function fieldWords(name: string) {
  const words = name
    .replace(/Ids$/, 's')
    .replace(/Id$/, '')
    .replace(
      /([a-z])([A-Z])/g,
      (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
    );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
