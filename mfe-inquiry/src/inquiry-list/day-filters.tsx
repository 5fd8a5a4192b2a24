import { DateInput, dayOf, endOfDay, Field, filterPatch, lastDay, startOfDay } from 'shared-ui';
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
          value={createdBefore === undefined ? null : lastDay(createdBefore)}
          onValueChange={(day) =>
            list.change(filterPatch('createdBefore', day === null ? undefined : endOfDay(day)))
          }
        />
      </Field>
      <Field label="Next step due until">
        <DateInput
          value={dueBefore === undefined ? null : lastDay(dueBefore)}
          onValueChange={(day) =>
            list.change(filterPatch('dueBefore', day === null ? undefined : endOfDay(day)))
          }
        />
      </Field>
    </>
  );
}
