/** Why a cell's text is no value of its field, in words for the person who filled it in. */
export class CellProblem extends Error {
  override name = 'CellProblem';
}
