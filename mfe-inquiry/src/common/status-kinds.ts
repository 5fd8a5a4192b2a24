import { t } from '@lingui/core/macro';
import { openLabels } from 'contract';
import { StatusKind } from 'contract/inquiry';

export const kindLabels = openLabels<StatusKind>({
  get open() {
    return t`Open`;
  },
  get won() {
    return t`Won`;
  },
  get lost() {
    return t`Lost`;
  },
});

export const kindOptions = StatusKind.options.map((value) => ({
  value,
  get label() {
    return kindLabels[value];
  },
}));
