import { plural, t } from '@lingui/core/macro';
import { numberText } from 'shared-ui/table';

/** `1 year`, `7.5 years`; null without a value. */
export function yearsText(years: number | null) {
  if (years === null) return null;
  const counted = numberText(years);
  return t`${plural(years, { one: `${counted} year`, other: `${counted} years` })}`;
}
