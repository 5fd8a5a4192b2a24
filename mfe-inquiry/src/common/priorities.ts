import { openLabels } from 'contract';
import { Priority } from 'contract/inquiry';

export const priorityLabels = openLabels<Priority>({
  low: 'Low',
  normal: 'Normal',
  high: 'High',
});

export const priorityOptions = Priority.options.map((value) => ({
  value,
  label: priorityLabels[value],
}));
