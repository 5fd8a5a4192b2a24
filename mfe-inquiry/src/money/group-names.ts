import { t } from '@lingui/core/macro';
import type { MoneyGroup, MoneyGrouping } from 'contract/inquiry';
import { countryName } from 'shared-ui/form';

/** What groups are made by, as the head of their column. */
export const groupingLabels: Readonly<Record<MoneyGrouping, string>> = {
  get assignee() {
    return t`Person`;
  },
  get chemical() {
    return t`Chemical`;
  },
  get country() {
    return t`Country`;
  },
  get status() {
    return t`Status`;
  },
  get source() {
    return t`Source`;
  },
  get lostReason() {
    return t`Why it was lost`;
  },
};

const none: Readonly<Record<MoneyGrouping, string>> = {
  get assignee() {
    return t`Nobody`;
  },
  get chemical() {
    return t`Not in the catalogue`;
  },
  get country() {
    return t`Country not given`;
  },
  get status() {
    return t`No status`;
  },
  get source() {
    return t`Source not known`;
  },
  get lostReason() {
    return t`No reason given`;
  },
};

/** A group for people. */
export function groupName(by: MoneyGrouping, { key, name }: MoneyGroup): string {
  if (key === null) return none[by];
  return by === 'country' ? countryName(key) : (name ?? none[by]);
}
