import type { OrderLine } from 'contract/order-list';
import type { SourceCandidate } from './read-message';

/** A line of the order, and where else the same is asked for. */
export interface KeptLine<Known> extends SourceCandidate {
  readonly known: Known | undefined;
  readonly also: readonly SourceCandidate[];
}

/**
 * The lines of an order: what says so by itself, and what the catalogue knows. What a second source repeats is one line.
 *
 * @param known - what the catalogue has for a line; undefined for nothing beyond doubt
 */
export function keptLines<Known>(
  candidates: readonly SourceCandidate[],
  known: (line: OrderLine, index: number) => Known | undefined,
): KeptLine<Known>[] {
  const kept: (KeptLine<Known> & { also: SourceCandidate[] })[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const found = known(candidate.line, index);
    if (!candidate.isSure && found === undefined) continue;
    const same = kept.find((one) => one.source !== candidate.source && isSame(one, candidate));
    if (same) same.also.push(candidate);
    else kept.push({ ...candidate, known: found, also: [] });
  }
  return kept;
}

function isSame({ line: a }: SourceCandidate, { line: b }: SourceCandidate): boolean {
  return (
    a.wanted.toLowerCase() === b.wanted.toLowerCase() &&
    a.quantity === b.quantity &&
    a.unit === b.unit &&
    a.packaging === b.packaging
  );
}
