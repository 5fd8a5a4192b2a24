/** An error in a formula, with its character position in the typed text, counted from 0. */
export class FormulaError extends Error {
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.position = position;
  }
}
