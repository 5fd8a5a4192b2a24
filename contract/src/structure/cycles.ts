/** The atoms that each atom is bonded to. */
export type Neighbours = readonly (readonly number[])[];

/** Cages have more cycles than can be enumerated. */
const maxSteps = 20_000;

/**
 * All simple cycles up to a length, not only the smallest rings: also the ten-atom cycle around naphthalene.
 *
 * @returns undefined when there are too many
 */
export function cyclesOf(
  neighbours: Neighbours,
  maxLength: number,
): readonly (readonly number[])[] | undefined {
  const cycles: (readonly number[])[] = [];
  let steps = 0;
  const goOn = (way: number[]): void => {
    const [start = 0, second = 0] = way;
    const end = way.at(-1) ?? 0;
    for (const next of neighbours[end] ?? []) {
      steps += 1;
      if (steps > maxSteps) return;
      // Each cycle is found from its lowest atom, in both directions.
      if (next === start && way.length > 2 && second < end) cycles.push([...way]);
      if (next <= start || way.length === maxLength || way.includes(next)) continue;
      way.push(next);
      goOn(way);
      way.pop();
    }
  };
  for (const start of neighbours.keys()) goOn([start]);
  return steps > maxSteps ? undefined : cycles;
}
