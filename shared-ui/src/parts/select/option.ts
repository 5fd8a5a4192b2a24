/** One choice of a `RadioGroup`, a `Select` or a `Combobox`. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** A secondary text (a CAS number beside a name). */
  detail?: string;
  isDisabled?: boolean;
}

/** The option with the plain string value that a primitive reports. */
export function findOption<Value extends string>(
  options: readonly Option<Value>[],
  value: string,
): Option<Value> | undefined {
  return options.find((option) => option.value === value);
}
