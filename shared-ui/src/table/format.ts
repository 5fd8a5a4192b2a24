const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const dateTimes = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 10 });

/** `21 Nov 2026` of an ISO date or time, in the reader's time zone. */
export function dateText(iso: string) {
  return dates.format(new Date(iso));
}

/** `21 Nov 2026, 14:05` of an ISO time, in the reader's time zone. */
export function dateTimeText(iso: string) {
  return dateTimes.format(new Date(iso));
}

/** A number with grouped digits and at most ten decimals. */
export function numberText(value: number) {
  return numbers.format(value);
}

/** `1 unit`, `1,234 units`. */
export function countText(count: number, { one, many }: { one: string; many: string }) {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
