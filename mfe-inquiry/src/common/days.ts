import { dayOf } from 'shared-ui/table';

const dayLength = 86_400_000;

/** The number of calendar days between two times in the reader's time zone. */
export function daysBetween(from: string | number, to: string | number): number {
  const [start, end] = [from, to].map((time) => Date.parse(`${dayOf(time)}T00:00:00Z`));
  return Math.round(((end ?? 0) - (start ?? 0)) / dayLength);
}
