/** Why a cell's text is not valid for its field, with a message for the uploader. */
export class CellProblem extends Error {
  override name = 'CellProblem';
  /** What the cell may mean. */
  readonly offered: string | undefined;

  constructor(message: string, offered?: string) {
    super(message);
    this.offered = offered;
  }
}
