import { plural, t } from '@lingui/core/macro';

/** `1 day`, `30 days`. */
export function daysText(days: number): string {
  return t`${plural(days, { one: '# day', other: '# days' })}`;
}
