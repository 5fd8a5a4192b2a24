import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import { DateBox, type DateBoxProps } from './date-box';
import { DateTimePicker } from './date-time-picker';
import { dateTimeProblem, openTimes, readDateTime } from './read-date';

export type DateTimeInputProps = Omit<DateBoxProps, 'format' | 'pickerLabel' | 'renderPicker'>;

const format = {
  read: readDateTime,
  write: dateTimeText,
  problem: dateTimeProblem,
  open: openTimes,
};

/**
 * A day and a time of day in the user's time zone, typed in the product's format (`22 Nov 2026, 09:00`) or picked.
 * The value is an ISO time (`2026-11-22T08:00:00.000Z`), `null` for none, or `unreadableDate` while the text is not a
 * time.
 */
export function DateTimeInput(props: DateTimeInputProps) {
  return (
    <DateBox
      {...props}
      format={format}
      pickerLabel={t`Choose a date and time`}
      renderPicker={(close) => (
        <DateTimePicker value={props.value} onValueChange={props.onValueChange} onDone={close} />
      )}
    />
  );
}
