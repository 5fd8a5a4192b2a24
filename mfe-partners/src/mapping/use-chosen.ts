import { useState } from 'react';

/** The parts of a chemical that a selection stores. */
export interface Choosable {
  readonly _id: string;
  readonly name: string;
}

/** A selection of chemicals across pages, letters and searches, in the order of selection. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choosable>>(new Map());
  return {
    count: chosen.size,
    ids: [...chosen.keys()],
    has: (id: string) => chosen.has(id),
    nameOf: (id: string) => chosen.get(id)?.name,
    add: (chemicals: readonly Choosable[]) =>
      setChosen((before) => {
        const added = chemicals.map((one) => [one._id, one] as const);
        return new Map([...before, ...added]);
      }),
    leaveOut: (ids: readonly string[]) =>
      setChosen((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
    clear: () => setChosen(new Map()),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
