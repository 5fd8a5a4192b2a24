import { t } from '@lingui/core/macro';
import { dateText } from 'contract';
import { currentLanguage } from 'shared-ui/i18n';

const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

function wording(value: number, unit: Intl.RelativeTimeFormatUnit): string {
  return new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' }).format(value, unit);
}

/** `5 minutes ago`, `yesterday`; a date after a week. */
export function timeAgo(time: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000);
  if (seconds > 7 * 86_400) return dateText(time);
  const step = steps.find(([, size]) => seconds >= size);
  return step === undefined ? t`just now` : wording(-Math.floor(seconds / step[1]), step[0]);
}
