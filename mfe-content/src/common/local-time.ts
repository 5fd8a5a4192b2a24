const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** An ISO time in words and with its zone, the reader's: "Sunday, 22 November 2026 at 09:00 (Europe/Berlin)". */
export function timeWords(iso: string): string {
  return `${words.format(new Date(iso))} (${zoneName()})`;
}

/** The reader's time zone: "America/New York". */
export function zoneName(): string {
  return words.resolvedOptions().timeZone.replaceAll('_', ' ');
}

/** An ISO time as an input of date and time holds it, in the reader's time zone; empty where there is none. */
export function localTime(iso: string | null): string {
  const time = new Date(iso ?? '');
  if (Number.isNaN(time.getTime())) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** The ISO time of what such an input holds; empty for what is no time. */
export function isoTime(local: string): string {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}
