/** The name of a letter of the A–Z list on its own. */
export function letterName(letter: string): string {
  return letter === '#' ? 'Numbers and signs' : letter;
}
