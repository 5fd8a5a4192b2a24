/** A letter of the A–Z list with the number of chemicals under it. */
export interface LetterLink {
  letter: string;
  count: number;
}
