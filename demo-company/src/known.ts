/** @throws Error when the demo data names something that it does not have */
export function known<Key extends string | number, Value>(
  values: ReadonlyMap<Key, Value>,
  key: Key,
): Value {
  const value = values.get(key);
  if (value === undefined)
    throw new Error(`The demo data refers to "${key}", which does not exist`);
  return value;
}
