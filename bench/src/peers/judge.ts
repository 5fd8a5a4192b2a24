/** What one call came to at a server: calls a second, or the reason why it was not measured. */
export type Measured = number | Error;

export interface Judgement {
  readonly isKept: boolean;
  readonly text: string;
}

interface Race {
  readonly label: string;
  readonly ours: Measured;
  readonly peers: ReadonlyMap<string, Measured>;
  /** How many times the best peer's figure ours has to be. */
  readonly budget: number;
}

/** Holds our figure against the best peer's. Where one of them failed nothing is won. */
export function judge({ label, ours, peers, budget }: Race): Judgement {
  const all = [...peers];
  const failed = all.filter(([, figure]) => figure instanceof Error).map(([name]) => name);
  const best = all
    .flatMap(([name, figure]) => (figure instanceof Error ? [] : [{ name, figure }]))
    .toSorted((one, other) => other.figure - one.figure)[0];
  if (ours instanceof Error) return lost(`${label}: ours failed`);
  if (!best) return lost(`${label}: no peer was measured`);
  const ratio = ours / best.figure;
  const text = `${label}: ${ratio.toFixed(2)} times ${best.name}, the best peer; at least ${budget}`;
  if (failed.length > 0) return lost(`${text}; not decided, as ${failed.join(' and ')} failed`);
  return { isKept: ratio >= budget, text };
}

const lost = (text: string): Judgement => ({ isKept: false, text });
