import { t } from '@lingui/core/macro';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import styled from 'styled-components';
import { token } from '../../tokens/token';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { Input, type InputProps } from '../input/input';
import { Popover } from '../popover/popover';
import { Spinner } from '../spinner/spinner';
import { calendarWidth } from './calendar-width';
import { type DateFormat, useTypedDate } from './use-typed-date';

const Box = styled.div`
  position: relative;

  & > input {
    padding-inline-end: calc(${token.control.sm} + ${token.space[2]});
  }
  & > button {
    position: absolute;
    top: 50%;
    inset-inline-end: 3px;
    transform: translateY(-50%);
  }
`;

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin: ${token.space[2]} 0 0;
  padding: 0;
  border: 0;
`;

/** As high as a calendar, so that the popover chooses its side correctly while the calendar loads. */
const Waiting = styled.div`
  width: ${calendarWidth};
  height: calc(8 * ${token.control.md});
`;

export interface DateBoxProps extends Omit<
  InputProps,
  'value' | 'onChange' | 'type' | 'min' | 'max'
> {
  value: string | null | undefined;
  onValueChange: (value: string | null) => void;
  format: DateFormat;
  /** The label of the button: "Choose a date". */
  pickerLabel: string;
  /** The content of the dialog. */
  renderPicker: (close: () => void) => ReactNode;
}

/** A text input with a button that opens a picker dialog. */
export function DateBox(props: DateBoxProps) {
  const { value, onValueChange, format, pickerLabel, renderPicker, onBlur, onKeyDown, ...rest } =
    props;
  const typed = useTypedDate({ value, onValueChange, format });
  const { text, problem, choices, type, settle } = typed;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Box>
        <Input
          autoComplete="off"
          {...rest}
          {...(problem !== undefined && { 'aria-invalid': true })}
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={(event) => {
            settle();
            onBlur?.(event);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
            onKeyDown?.(event);
          }}
        />
        <Popover
          open={isOpen}
          onOpenChange={setIsOpen}
          label={pickerLabel}
          align="end"
          trigger={
            <IconButton label={pickerLabel} size="sm" disabled={rest.disabled}>
              <CalendarDays aria-hidden="true" />
            </IconButton>
          }
        >
          <Suspense
            fallback={
              <Waiting>
                <Spinner label={t`Loading the calendar`} />
              </Waiting>
            }
          >
            {renderPicker(() => setIsOpen(false))}
          </Suspense>
        </Popover>
      </Box>
      {choices.length === 0 ? null : (
        <Choices aria-label={t`Which day is meant`}>
          {choices.map((choice) => (
            <Button key={choice} size="sm" variant="outline" onClick={() => onValueChange(choice)}>
              {format.write(choice)}
            </Button>
          ))}
        </Choices>
      )}
    </div>
  );
}
