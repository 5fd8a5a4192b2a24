import { plural, t } from '@lingui/core/macro';
import { numberText } from 'shared-ui/table';

/** A number of inquiries: `1 inquiry`, `1,234 inquiries`. */
export function inquiriesText(count: number): string {
  const number = numberText(count);
  return t`${plural(count, { one: `${number} inquiry`, other: `${number} inquiries` })}`;
}
