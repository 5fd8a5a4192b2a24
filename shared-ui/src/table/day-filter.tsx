import { DateInput } from '../parts/date-input/date-input';
import type { AnyResource, FilterOf } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { filterPatch } from './choice-filter';
import { dayOf, endOfDay, lastDay, startOfDay } from './days';
import { FilterField } from './filter-field';
import { dateText } from './format';

export interface DayFilterProps<R extends AnyResource> {
  list: ResourceList<R>;
  name: FilterOf<R>;
  label: string;
  /** Whether it is the first day of a period, or the last one, included. */
  edge: 'first' | 'last';
}

/** A list's filter by a day of the reader's, which the API knows as a time. */
export function DayFilter<R extends AnyResource>({ list, name, label, edge }: DayFilterProps<R>) {
  const time = list.state.filters[name];
  const day = time === undefined ? null : dayIn(time, edge);
  const set = (chosen: string | null) =>
    list.change(filterPatch<R>(name, chosen === null ? undefined : timeOf(chosen, edge)));
  return (
    <FilterField
      label={label}
      text={day === null ? undefined : dateText(startOfDay(day))}
      onClear={() => set(null)}
    >
      <DateInput value={day} onValueChange={set} />
    </FilterField>
  );
}

function dayIn(time: string, edge: DayFilterProps<AnyResource>['edge']) {
  return edge === 'first' ? dayOf(time) : lastDay(time);
}

function timeOf(day: string, edge: DayFilterProps<AnyResource>['edge']) {
  return edge === 'first' ? startOfDay(day) : endOfDay(day);
}
