/** Containers that packs come in, by their one name, with their other names in lower case. */
export const containers: Readonly<Record<string, readonly string[]>> = {
  drum: ['drums', 'barrel', 'barrels', 'fass', 'fässer'],
  IBC: ['ibcs', 'tote', 'totes'],
  bag: ['bags', 'big bag', 'big bags', 'sack', 'sacks', 'säcke'],
  bottle: ['bottles', 'flasche', 'flaschen'],
  can: ['cans', 'canister', 'canisters', 'jerrycan', 'jerrycans', 'pail', 'pails', 'kanister'],
  FCL: ['container', 'containers', 'container load'],
  tanker: ['tankers', 'tank truck', 'isotank', 'isotanks'],
};

const byName = new Map(
  Object.entries(containers).flatMap(([container, names]) =>
    [container.toLowerCase(), ...names].map((name) => [name, container] as const),
  ),
);

/** The names of all containers, in lower case, with the container each means. */
export function containerNames(): ReadonlyMap<string, string> {
  return byName;
}

/** The container that a word names: `drum` for `Drums`. */
export function containerOf(word: string): string | undefined {
  return byName.get(word.trim().toLowerCase());
}
