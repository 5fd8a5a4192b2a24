import type { chemicals } from 'contract/catalog';
import { type ResourceList } from 'shared-ui/resource';
import { ChoiceFilter } from 'shared-ui/table';
import { transportClasses } from './transport-classes';

interface HazardClassFilterProps {
  list: ResourceList<typeof chemicals>;
}

/** Filters by transport hazard class; an unknown class from a link becomes an option as well. */
export function HazardClassFilter({ list }: HazardClassFilterProps) {
  const { hazardClass } = list.state.filters;
  const isKnown = transportClasses.some(({ value }) => value === hazardClass);
  const other = hazardClass === undefined || isKnown ? [] : [hazardClass];
  const options = [...transportClasses, ...other.map((value) => ({ value, label: value }))];
  return (
    <ChoiceFilter list={list} name="hazardClass" label="Hazard class" all="Any" options={options} />
  );
}
