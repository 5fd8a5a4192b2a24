import { Input, type InputProps } from '../input/input';

/** ISO dates (`2026-11-21`); `null` is "no date". */
export interface DateInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  value: string | null | undefined;
  onValueChange: (value: string | null) => void;
}

/** A calendar date by the browser's own picker: keyboard, locale and touch are the device's. */
export function DateInput({ value, onValueChange, ...rest }: DateInputProps) {
  return (
    <Input
      {...rest}
      type="date"
      value={value ?? ''}
      onChange={(event) => onValueChange(event.target.value === '' ? null : event.target.value)}
    />
  );
}
