import { t } from '@lingui/core/macro';
import { timeOn, timeText } from 'contract';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { dayOf, today } from '../../text/days';
import { token } from '../../tokens/token';
import { Button } from '../button/button';
import { Field } from '../field/field';
import { Input } from '../input/input';
import { calendarWidth } from './calendar-width';
import { LazyCalendar } from './lazy-calendar';
import { readClock } from './read-date';

const Foot = styled.form`
  width: ${calendarWidth};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token.space[2]};
  margin-top: ${token.space[3]};
`;

interface DateTimePickerProps {
  value: string | null | undefined;
  onValueChange: (value: string) => void;
  onDone: () => void;
}

const morning = '09:00';

/** A calendar with a time input below it; choosing a day moves the focus to the time. */
export function DateTimePicker({ value, onValueChange, onDone }: DateTimePickerProps) {
  const start = Number.isNaN(Date.parse(value ?? '')) ? undefined : (value ?? undefined);
  const [day, setDay] = useState(start === undefined ? null : dayOf(start));
  const [time, setTime] = useState(start === undefined ? morning : timeText(start));
  const [problem, setProblem] = useState<string>();
  const timeInput = useRef<HTMLInputElement>(null);

  function finish() {
    const clock = readClock(time);
    if (clock === undefined) return setProblem(t`Enter a time like 09:00`);
    onValueChange(timeOn(day ?? today(), clock));
    return onDone();
  }
  return (
    <>
      <LazyCalendar
        value={day}
        onChoose={(chosen) => {
          setDay(chosen);
          timeInput.current?.focus();
          timeInput.current?.select();
        }}
      />
      <Foot
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble through the portal: without this the form around the input would submit.
          event.stopPropagation();
          finish();
        }}
      >
        <Field label={t`Time`} error={problem}>
          <Input
            ref={timeInput}
            autoComplete="off"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </Field>
        <Button type="submit">{t`Set`}</Button>
      </Foot>
    </>
  );
}
