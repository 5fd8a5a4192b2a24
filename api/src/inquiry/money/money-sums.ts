import type { MoneyGroup, MoneyGroups } from 'contract/inquiry';
import { added } from 'contract/inquiry';
import { type RawBuilder, sql } from 'kysely';
import { amountText } from './money-amounts';

/** The sums of some inquiries, exact numbers as text. */
export interface SumRow {
  readonly openCount: number;
  readonly openValued: number;
  readonly openValue: string;
  readonly openWeighted: string;
  readonly wonCount: number;
  readonly wonValued: number;
  readonly wonValue: string;
  readonly lostCount: number;
  readonly lostValued: number;
  readonly lostValue: string;
}

const isOpen = sql`kind = 'open'`;
const isWon = sql`kind = 'won' and is_now`;
const isLost = sql`kind = 'lost' and is_now`;

/** The columns of a `SumRow` over the table `valued`, or one with its columns. */
export function sumColumns(places: number): RawBuilder<unknown> {
  const text = (sum: RawBuilder<unknown>) => amountText(sum, places);
  const of = (condition: RawBuilder<unknown>, name: string) => sql`
    count(*) filter (where ${condition})::integer as ${sql.id(`${name}_count`)},
    count(value) filter (where ${condition})::integer as ${sql.id(`${name}_valued`)},
    ${text(sql`sum(value) filter (where ${condition})`)} as ${sql.id(`${name}_value`)}`;
  return sql`${of(isOpen, 'open')}, ${of(isWon, 'won')}, ${of(isLost, 'lost')},
    ${text(sql`sum(weighted) filter (where ${isOpen})`)} as open_weighted`;
}

export function sumsOf(row: SumRow) {
  return {
    open: {
      count: row.openCount,
      valued: row.openValued,
      value: row.openValue,
      weighted: row.openWeighted,
    },
    won: { count: row.wonCount, valued: row.wonValued, value: row.wonValue },
    lost: { count: row.lostCount, valued: row.lostValued, value: row.lostValue },
  };
}

/** The first groups, and the others as one. */
export function groupsOf(groups: readonly MoneyGroup[], most: number): MoneyGroups {
  // One group more takes no more room than "1 other".
  const shown = groups.length === most + 1 ? groups.length : most;
  const rest = groups.slice(shown);
  return {
    data: groups.slice(0, shown),
    others: rest.length === 0 ? null : together(rest),
    left: rest.length,
  };
}

function together(groups: readonly MoneyGroup[]): MoneyGroup {
  const sum = (part: 'open' | 'won' | 'lost') => ({
    count: groups.reduce((total, group) => total + group[part].count, 0),
    valued: groups.reduce((total, group) => total + group[part].valued, 0),
    value: added(...groups.map((group) => group[part].value)),
  });
  return {
    key: null,
    name: null,
    open: { ...sum('open'), weighted: added(...groups.map(({ open }) => open.weighted)) },
    won: sum('won'),
    lost: sum('lost'),
  };
}
