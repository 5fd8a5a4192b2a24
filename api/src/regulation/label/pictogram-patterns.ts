/** Where a pictogram stands by its number, as column and row in units of the square around it. */
export type Pattern = (index: number) => readonly [column: number, row: number];

/** Squares that are set at a point fit into the gaps of each other, side by side or below each other. */
const interleaved: readonly Pattern[] = [
  (index) => [index / 2, (index % 2) / 2],
  (index) => [(index % 2) / 2, index / 2],
];

/** The ways to arrange some pictograms: in columns and rows, or interleaved. */
export function patternsOf(count: number): Pattern[] {
  const grids = Array.from({ length: Math.max(1, count) }, (_, more): Pattern => {
    const columns = more + 1;
    return (index) => [index % columns, Math.floor(index / columns)];
  });
  return count < 3 ? grids : [...grids, ...interleaved];
}
