import { textLanguage, dateText } from 'contract';

const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const wording = new Intl.RelativeTimeFormat(textLanguage, { numeric: 'auto' });

/** `5 minutes ago`, `yesterday`; a date after a week. */
export function timeAgo(time: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000);
  if (seconds > 7 * 86_400) return dateText(time);
  const step = steps.find(([, size]) => seconds >= size);
  return step === undefined ? 'just now' : wording.format(-Math.floor(seconds / step[1]), step[0]);
}
