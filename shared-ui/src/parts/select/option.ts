/** One choice of a `RadioGroup`, a `Select` or a `Combobox`. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** A second, quieter text (a CAS number beside a name). */
  detail?: string;
  isDisabled?: boolean;
}

/** The option that a primitive's plain string stands for. */
export function findOption<Value extends string>(
  options: readonly Option<Value>[],
  value: string,
): Option<Value> | undefined {
  return options.find((option) => option.value === value);
}
