import { useState } from 'react';
import { dateText } from 'contract';
import { DateInput } from '../parts/date-input/date-input';
import { unreadableDate } from '../parts/date-input/use-typed-date';
import type { AnyResource, FilterOf } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { filterPatch } from './choice-filter';
import { dayOf, endOfDay, lastDay, startOfDay } from '../text/days';
import { FilterField } from './filter-field';

export interface DayFilterProps<R extends AnyResource> {
  list: ResourceList<R>;
  /** The contract's filter: a time. */
  name: FilterOf<R>;
  label: string;
  /** The first or the last day of a period; both are included. */
  edge: 'first' | 'last';
}

const edges = {
  first: { dayOf, timeOf: startOfDay },
  last: { dayOf: lastDay, timeOf: endOfDay },
};

/**
 * A filter by a day in the user's time zone, which the API receives as a time. Text that is not a date changes nothing.
 */
export function DayFilter<R extends AnyResource>({ list, name, label, edge }: DayFilterProps<R>) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  const time = list.state.filters[name];
  const day = time === undefined ? null : edges[edge].dayOf(time);

  function change(entered: string | null) {
    setIsUnreadable(entered === unreadableDate);
    if (entered === unreadableDate) return;
    list.change(filterPatch<R>(name, entered === null ? undefined : edges[edge].timeOf(entered)));
  }
  return (
    <FilterField
      label={label}
      text={day === null ? undefined : dateText(startOfDay(day))}
      onClear={() => change(null)}
    >
      <DateInput value={isUnreadable ? unreadableDate : day} onValueChange={change} />
    </FilterField>
  );
}
