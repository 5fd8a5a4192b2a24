import { t } from '@lingui/core/macro';
import { openLabels } from 'contract';
import { FollowUpKind } from 'contract/inquiry';

export const followUpLabels = openLabels<FollowUpKind>({
  get call() {
    return t`Call`;
  },
  get email() {
    return t`Email`;
  },
  get meeting() {
    return t`Meeting`;
  },
  get note() {
    return t`Note`;
  },
});

export const followUpOptions = FollowUpKind.options.map((value) => ({
  value,
  get label() {
    return followUpLabels[value];
  },
}));
