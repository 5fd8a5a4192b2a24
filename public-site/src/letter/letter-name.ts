/** What a letter of the A–Z list is called where it stands alone. */
export function letterName(letter: string): string {
  return letter === '#' ? 'Numbers and signs' : letter;
}
