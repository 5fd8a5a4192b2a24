import { DayFilter } from 'shared-ui';
import type { InquiryFiltersProps } from './inquiry.filters';

/** When it came, and until when the next step is due: days of the reader's, the last one included. */
export function DayFilters({ list }: InquiryFiltersProps) {
  return (
    <>
      <DayFilter list={list} name="createdFrom" label="Created from" bound="first" />
      <DayFilter list={list} name="createdBefore" label="Created until" bound="last" />
      <DayFilter list={list} name="dueBefore" label="Next step due until" bound="last" />
    </>
  );
}
