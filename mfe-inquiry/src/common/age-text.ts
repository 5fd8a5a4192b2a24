import { t } from '@lingui/core/macro';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The age of a time, short enough for a column: `5 min`, `3 h`, `2 d`, `4 mo`, `2 y`. */
export function ageText(time: string, now: number): string {
  const age = Math.max(0, now - Date.parse(time));
  if (age < minute) return t`now`;
  if (age < hour) return t`${{ minutes: Math.floor(age / minute) }} min`;
  if (age < day) return t`${{ hours: Math.floor(age / hour) }} h`;
  const days = Math.floor(age / day);
  if (days < 61) return t`${days} d`;
  if (days < 730) return t`${{ months: Math.floor(days / 30.44) }} mo`;
  return t`${{ years: Math.floor(days / 365.25) }} y`;
}
