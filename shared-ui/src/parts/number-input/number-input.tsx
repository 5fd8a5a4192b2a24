import { type ChangeEvent, useState } from 'react';
import { Input, type InputProps } from '../input/input';

/** `null` is "no number". */
export interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  value: number | null | undefined;
  /** Called with `NaN` for text that is not a number, so that validation can report it. */
  onValueChange: (value: number | null) => void;
}

function parse(text: string) {
  const plain = text
    .trim()
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('\u2212', '-');
  if (plain === '') return null;
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
}

function write(value: number | null | undefined) {
  return value === null || value === undefined || Number.isNaN(value) ? '' : String(value);
}

/**
 * A number whose text stays as typed (`1,50` is not rewritten while typing). Accepts a point or a comma. Not
 * `type="number"`, which drops text it cannot parse and changes with the mouse wheel.
 */
export function NumberInput({ value, onValueChange, ...rest }: NumberInputProps) {
  const [text, setText] = useState(() => write(value));
  const shown = Object.is(parse(text), value ?? null) ? text : write(value);

  function change(event: ChangeEvent<HTMLInputElement>) {
    setText(event.target.value);
    onValueChange(parse(event.target.value));
  }
  return <Input {...rest} inputMode="decimal" autoComplete="off" value={shown} onChange={change} />;
}
