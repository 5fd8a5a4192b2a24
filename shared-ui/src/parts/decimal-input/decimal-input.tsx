import { decimalSign, typedDecimal } from 'contract';
import { useState } from 'react';
import { Input, type InputProps } from '../input/input';

export interface DecimalInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  /** An exact decimal with a point, such as `1250.50`; empty for none. */
  value: string;
  /** Called with the decimal, or with what was typed where it is none, so that validation can report it. */
  onValueChange: (value: string) => void;
}

/**
 * An exact decimal, such as a price, typed with the person's decimal sign: `4,20` and `4.20` are one. All its decimals
 * stay. Once typing is over, it stands as it was read.
 */
export function DecimalInput({ value, onValueChange, onBlur, ...rest }: DecimalInputProps) {
  const [text, setText] = useState(() => write(value));
  const shown = typedDecimal(text) === value ? text : write(value);
  return (
    <Input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        onValueChange(typedDecimal(target.value));
      }}
      onBlur={(event) => {
        setText(write(value));
        onBlur?.(event);
      }}
    />
  );
}

function write(decimal: string) {
  return decimal.replace('.', decimalSign());
}
