/**
 * The number of insertions, deletions, replacements and swaps of neighbours that turn the typed word into a prefix of
 * the other one (optimal string alignment).
 *
 * @returns the distance to the nearest prefix and to the whole word
 */
export function editDistance(typed: string, word: string): { prefix: number; whole: number } {
  let above: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let line = 1; line <= typed.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[line - 1] === word[column - 1];
      const isSwapped =
        typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1];
      next.push(
        Math.min(
          at(row, column) + 1,
          at(next, column - 1) + 1,
          at(row, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(above, column - 2) + 1 : Infinity,
        ),
      );
    }
    above = row;
    row = next;
  }
  return { prefix: Math.min(...row), whole: at(row, word.length) };
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
