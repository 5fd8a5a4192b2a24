import { useState } from 'react';
import { DateInput } from '../parts/date-input/date-input';
import { unreadableDate } from '../parts/date-input/use-typed-date';
import { Field } from '../parts/field/field';
import type { AnyResource, FilterOf } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { filterPatch } from './choice-filter';
import { dayOf, endOfDay, lastDay, startOfDay } from './days';

export interface DayFilterProps<R extends AnyResource> {
  list: ResourceList<R>;
  /** The filter of the contract: a time. */
  name: FilterOf<R>;
  label: string;
  /** Whether the day is the first one or the last one of what is shown. */
  bound: 'first' | 'last';
}

const bounds = {
  first: { dayOf, timeOf: startOfDay },
  last: { dayOf: lastDay, timeOf: endOfDay },
};

/** A list's filter by a day of the reader's, the day included. Text that is no date changes nothing. */
export function DayFilter<R extends AnyResource>(props: DayFilterProps<R>) {
  const { list, name, label, bound } = props;
  const [isUnreadable, setIsUnreadable] = useState(false);
  const time = list.state.filters[name];
  const day = time === undefined ? null : bounds[bound].dayOf(time);

  function change(entered: string | null) {
    setIsUnreadable(entered === unreadableDate);
    if (entered === unreadableDate) return;
    const next = entered === null ? undefined : bounds[bound].timeOf(entered);
    list.change(filterPatch<R>(name, next));
  }
  return (
    <Field label={label}>
      <DateInput value={isUnreadable ? unreadableDate : day} onValueChange={change} />
    </Field>
  );
}
