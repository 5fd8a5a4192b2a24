import { startTransition, useEffect, useState } from 'react';

/** About as many rows as a window shows. */
const batch = 15;

interface Identified {
  readonly id: string;
}

/** What of a list is drawn. */
interface RowBatches<Row> {
  readonly drawn: readonly Row[];
  /** How many rows are not drawn yet. */
  readonly rest: number;
}

/**
 * Draws a long list in batches: its first rows at once, the others in tasks of their own, between which the browser
 * paints and answers keys. Begins anew for another page; where the same records are read again, all stay.
 */
export function useRowBatches<Row extends Identified>(rows: readonly Row[]): RowBatches<Row> {
  const [state, setState] = useState({ rows, count: batch });
  const current = state.rows === rows ? state : { rows, count: countAfter(state, rows) };
  if (current !== state) setState(current);
  const { count } = current;
  // Adds the next batch after the browser has painted this one.
  useEffect(() => {
    if (count >= rows.length) return;
    startTransition(() =>
      setState((now) => (now.rows === rows ? { rows, count: count + batch } : now)),
    );
  }, [rows, count]);
  return { drawn: rows.slice(0, count), rest: Math.max(0, rows.length - count) };
}

interface Drawing {
  readonly rows: readonly Identified[];
  readonly count: number;
}

function countAfter({ rows, count }: Drawing, next: readonly Identified[]): number {
  const known = new Set(rows.map(({ id }) => id));
  const same = next.filter(({ id }) => known.has(id)).length;
  if (same < next.length / 2 || same === 0) return batch;
  return count >= rows.length ? Infinity : count;
}

/** Keeps the place of rows that are not drawn yet, so that the list keeps its height. */
export function heightOf(rows: number) {
  return { height: `calc(var(--row-height) * ${rows})` };
}
