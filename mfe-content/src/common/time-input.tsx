import { Input, type InputProps } from 'shared-ui';
import { isoTime, localTime } from './local-time';

interface TimeInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  /** An ISO time; empty while what is entered is no whole time. */
  value: string | null;
  onValueChange: (value: string) => void;
}

/** A day and a time, entered and shown in the reader's time zone. */
export function TimeInput({ value, onValueChange, ...rest }: TimeInputProps) {
  return (
    <Input
      {...rest}
      type="datetime-local"
      value={localTime(value)}
      onChange={({ target }) => onValueChange(isoTime(target.value))}
    />
  );
}
