import { decimalSign, typedDecimal } from 'contract';
import { type ChangeEvent, useState } from 'react';
import { Input, type InputProps } from '../input/input';

/** `null` is "no number". */
export interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  value: number | null | undefined;
  /** Called with `NaN` for text that is not a number, so that validation can report it. */
  onValueChange: (value: number | null) => void;
}

/** A typed number: null for none, `NaN` for what is not a number. */
export function parseNumber(text: string) {
  const plain = typedDecimal(text.trim());
  if (plain === '') return null;
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
}

function write(value: number | null | undefined) {
  return value === null || value === undefined || Number.isNaN(value)
    ? ''
    : String(value).replace('.', decimalSign());
}

/**
 * A number whose text stays as typed (`1,50` is not rewritten while typing). Accepts a point or a comma, and
 * thousands of the current locale; once typing is over, it stands as it was read. Not
 * `type="number"`, which drops text it cannot parse and changes with the mouse wheel.
 */
export function NumberInput({ value, onValueChange, onBlur, ...rest }: NumberInputProps) {
  const [text, setText] = useState(() => write(value));
  const shown = Object.is(parseNumber(text), value ?? null) ? text : write(value);

  function change(event: ChangeEvent<HTMLInputElement>) {
    setText(event.target.value);
    onValueChange(parseNumber(event.target.value));
  }
  return (
    <Input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={change}
      onBlur={(event) => {
        if (!Number.isNaN(value)) setText(write(value));
        onBlur?.(event);
      }}
    />
  );
}
