/**
 * Labels by value that have one for each value: those of a later version of the API are their own label.
 *
 * @example openLabels({ open: 'Open', sent: 'Sent' })
 */
export function openLabels<Value extends string>(
  labels: Readonly<Record<Value, string>>,
): Readonly<Record<Value, string>> {
  return new Proxy(labels, {
    get(known, value, receiver): unknown {
      return typeof value === 'symbol' || Object.hasOwn(known, value)
        ? Reflect.get(known, value, receiver)
        : value;
    },
  });
}
