import { dateTimeText } from 'contract';
import { DateBox, type DateBoxProps } from './date-box';
import { DateTimePicker } from './date-time-picker';
import { dateTimeProblem, readDateTime } from './read-date';

export type DateTimeInputProps = Omit<DateBoxProps, 'format' | 'pickerLabel' | 'renderPicker'>;

const format = { read: readDateTime, write: dateTimeText, problem: dateTimeProblem };

/**
 * A day and a time of day in the reader's time zone, typed as they are written everywhere (`22 Nov 2026, 09:00`) or
 * chosen.
 *
 * Its value is an ISO time (`2026-11-22T08:00:00.000Z`), `null` for none, or `unreadableDate` while the text is none.
 */
export function DateTimeInput(props: DateTimeInputProps) {
  return (
    <DateBox
      {...props}
      format={format}
      pickerLabel="Choose a date and time"
      renderPicker={(close) => (
        <DateTimePicker value={props.value} onValueChange={props.onValueChange} onDone={close} />
      )}
    />
  );
}
