import { t } from '@lingui/core/macro';
import { openLabels } from 'contract';
import { Priority } from 'contract/inquiry';

export const priorityLabels = openLabels<Priority>({
  get low() {
    return t`Low`;
  },
  get normal() {
    return t`Normal`;
  },
  get high() {
    return t`High`;
  },
});

export const priorityOptions = Priority.options.map((value) => ({
  value,
  get label() {
    return priorityLabels[value];
  },
}));
