import { DateInput, Field, filterPatch } from 'shared-ui';
import { dayOf, endOfDay, startOfDay } from '../common/days';
import type { InquiryFiltersProps } from './inquiry.filters';

/** When it came, and until when the next step is due: days of the reader's, the last one included. */
export function DayFilters({ list }: InquiryFiltersProps) {
  const { createdFrom, createdBefore, dueBefore } = list.state.filters;
  return (
    <>
      <Field label="Created from">
        <DateInput
          value={createdFrom === undefined ? null : dayOf(createdFrom)}
          onValueChange={(day) =>
            list.change(filterPatch('createdFrom', day === null ? undefined : startOfDay(day)))
          }
        />
      </Field>
      <Field label="Created until">
        <DateInput
          value={lastDay(createdBefore)}
          onValueChange={(day) =>
            list.change(filterPatch('createdBefore', day === null ? undefined : endOfDay(day)))
          }
        />
      </Field>
      <Field label="Next step due until">
        <DateInput
          value={lastDay(dueBefore)}
          onValueChange={(day) =>
            list.change(filterPatch('dueBefore', day === null ? undefined : endOfDay(day)))
          }
        />
      </Field>
    </>
  );
}

/** The last day that lies before a time. */
function lastDay(before: string | undefined) {
  return before === undefined ? null : dayOf(Date.parse(before) - 1);
}
