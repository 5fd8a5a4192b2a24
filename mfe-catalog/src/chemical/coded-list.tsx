import { type Ref, useCallback } from 'react';
import { MultiCombobox, type Option } from 'shared-ui';

export interface CodedListProps<Value> {
  label: string;
  value: readonly Value[];
  onValueChange: (values: readonly Value[]) => void;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  textOf: (value: Value) => string;
  /** Undefined for a text that is none of the values. */
  read: (text: string) => Value | undefined;
  /** What is offered besides a text that can be read. */
  offered: readonly Option[];
}

const maxOptions = 60;

/** Values that have a notation; one that is not offered is typed in that notation. */
export function CodedList<Value>(props: CodedListProps<Value>) {
  const { label, value, onValueChange, onBlur, ref, textOf, read, offered } = props;
  const options = useCallback(
    (text: string) => Promise.resolve(found(offered, text.trim(), read)),
    [offered, read],
  );

  function choose(chosen: readonly Option[]) {
    const known = new Map(value.map((one) => [textOf(one), one]));
    onValueChange(chosen.flatMap((option) => known.get(option.value) ?? read(option.value) ?? []));
  }
  return (
    <MultiCombobox
      ref={ref}
      label={label}
      options={options}
      value={value.map((one) => ({ value: textOf(one), label: textOf(one) }))}
      onValueChange={choose}
      onBlur={onBlur}
    />
  );
}

function found<Value>(
  offered: readonly Option[],
  text: string,
  read: (text: string) => Value | undefined,
): Option[] {
  const wanted = text.toLowerCase();
  const matches = offered.filter(({ value, label }) =>
    `${value} ${label}`.toLowerCase().includes(wanted),
  );
  const isOffered = matches.some(({ value }) => value.toLowerCase() === wanted);
  const typed =
    text === '' || isOffered || read(text) === undefined ? [] : [{ value: text, label: text }];
  return [...typed, ...matches.slice(0, maxOptions)];
}
