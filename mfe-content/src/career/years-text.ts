import { countText } from 'shared-ui/table';

/** `1 year`, `7.5 years`; null without a value. */
export function yearsText(years: number | null) {
  return years === null ? null : countText(years, { one: 'year', many: 'years' });
}
