import { t } from '@lingui/core/macro';
import { dateText } from 'contract';
import { DateBox, type DateBoxProps } from './date-box';
import { LazyCalendar } from './lazy-calendar';
import { dateProblem, openDays, readDate } from './read-date';

export interface DateInputProps extends Omit<
  DateBoxProps,
  'format' | 'pickerLabel' | 'renderPicker'
> {
  /** The first and the last selectable day, as ISO dates. */
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * A calendar date, typed in the product's format (`22 Nov 2026`, other forms with the day first, or ISO 8601) or picked
 * from a calendar.
 * The value is an ISO date (`2026-11-22`), `null` for none, or `unreadableDate` while the text is not a date.
 */
export function DateInput({ min, max, ...rest }: DateInputProps) {
  const problem = (text: string) => dateProblem(text) ?? outside(readDate(text), { min, max });
  return (
    <DateBox
      {...rest}
      format={{ read: readDate, write: dateText, problem, open: openDays }}
      pickerLabel={t`Choose a date`}
      renderPicker={(close) => (
        <LazyCalendar
          value={readDate(rest.value ?? '') ?? null}
          min={min}
          max={max}
          onChoose={(day) => {
            rest.onValueChange(day);
            close();
          }}
        />
      )}
    />
  );
}

function outside(day: string | undefined, { min, max }: Pick<DateInputProps, 'min' | 'max'>) {
  if (day === undefined) return undefined;
  if (min !== undefined && day < min) return t`Enter ${{ dateText: dateText(min) }} or later`;
  return max !== undefined && day > max
    ? t`Enter ${{ dateText: dateText(max) }} or earlier`
    : undefined;
}
