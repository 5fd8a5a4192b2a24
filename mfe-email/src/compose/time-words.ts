const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** A time as an input of date and time holds it, in words with its zone: "Sunday, 22 November 2026 at 09:00 (Europe/Berlin)". */
export function timeWords(local: string): string {
  const time = new Date(local);
  if (Number.isNaN(time.getTime())) return 'Choose a day and a time.';
  return `${days.format(time)} (${days.resolvedOptions().timeZone.replaceAll('_', ' ')})`;
}

/** A time as an input of date and time holds it, in the reader's time zone. */
export function localTime(time: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}
