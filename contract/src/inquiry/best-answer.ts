import type { AskedSupplier } from './asked-supplier';
import { type Decimal } from './decimal';
import { divided, isBelow, multiplied, shortened, subtracted } from './exact-decimal';

/** A price that can be compared with others. */
export interface Candidate {
  readonly askedId: AskedSupplier['_id'];
  readonly companyName: string;
  /** Of one unit, in the currency of the comparison, not rounded. */
  readonly price: Decimal;
  readonly leadTimeDays: number | null;
  /** Whether the amount that is asked for reaches the least amount of the price. */
  readonly isReached: boolean;
}

/**
 * The best price with its reason: whose least amount is reached, then the lowest, then the one that is there first.
 *
 * @param priced - how many suppliers gave a price, those that are not compared included
 */
export function bestAnswer(candidates: readonly Candidate[], priced: number) {
  const [best, next] = candidates.toSorted(precedence);
  if (!best) return null;
  return { askedId: best.askedId, reason: reasonOf(best, next, { candidates, priced }) };
}

interface Field {
  readonly candidates: readonly Candidate[];
  readonly priced: number;
}

function reasonOf(
  best: Candidate,
  next: Candidate | undefined,
  { candidates, priced }: Field,
): string {
  const above = best.isReached ? '' : ', though its least amount is above the amount asked for';
  if (!next) return `${priced > 1 ? 'The only price that can be compared' : 'Only answer'}${above}`;
  if (best.isReached && !next.isReached) {
    const isLowest = !isBelow(next.price, best.price);
    return isLowest ? `Lowest of ${candidates.length}` : 'The only one of the amount asked for';
  }
  const count = candidates.filter(({ isReached }) => isReached === best.isReached).length;
  if (!isBelow(best.price, next.price)) return `${tieWords(best, next)}${above}`;
  return `Lowest of ${count}, ${percentBelow(best.price, next.price)} below the next${above}`;
}

function tieWords(best: Candidate, next: Candidate): string {
  const same = `Same price as ${next.companyName}`;
  const [days, later] = [best.leadTimeDays, next.leadTimeDays];
  if (days === null || days === later) return same;
  return later === null
    ? `${same}, which says no lead time`
    : `${same}, ${days} days instead of ${later}`;
}

/** `12 %`; one place, as long as there is something to show in it. */
function percentBelow(price: Decimal, next: Decimal): string {
  const off = multiplied(subtracted(next, price), '100');
  const percent = shortened(divided(off, next, 1));
  return /[1-9]/.test(percent) ? `${percent} %` : 'less than 0.1 %';
}

function precedence(one: Candidate, other: Candidate): number {
  if (one.isReached !== other.isReached) return one.isReached ? -1 : 1;
  if (isBelow(one.price, other.price)) return -1;
  if (isBelow(other.price, one.price)) return 1;
  const [days, others] = [one.leadTimeDays ?? Infinity, other.leadTimeDays ?? Infinity];
  if (days !== others) return days - others;
  return one.companyName.localeCompare(other.companyName);
}
