import { t } from '@lingui/core/macro';
import { dateText, dayOf, timeIn } from 'contract';

interface Timed {
  readonly time: string;
}

/** Items of one day, with the day's label. */
export interface DayGroup<Item> {
  readonly day: string;
  readonly items: readonly Item[];
}

/** Groups items, newest first, by their day in the user's time zone. */
export function byDay<Item extends Timed>(items: readonly Item[], now: Date): DayGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const day = dayName(item.time, now);
    groups.set(day, [...(groups.get(day) ?? []), item]);
  }
  return Array.from(groups, ([day, own]) => ({ day, items: own }));
}

/** Items of one kind each, the kind with the newest item first. */
export function byKind<Item extends { readonly kind: string }>(items: readonly Item[]): Item[][] {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return kinds.map((kind) => items.filter((item) => item.kind === kind));
}

function dayName(time: string, now: Date): string {
  const day = dayOf(time);
  if (day === dayOf(now.getTime())) return t`Today`;
  const yesterday = timeIn(now.getTime(), { days: -1, hour: 12 });
  return day === dayOf(yesterday) ? t`Yesterday` : dateText(time);
}
