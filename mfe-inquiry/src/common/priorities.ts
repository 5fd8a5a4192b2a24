import { Priority } from 'contract/inquiry';

export const priorityLabels: Readonly<Record<Priority, string>> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
};

export const priorityOptions = Priority.options.map((value) => ({
  value,
  label: priorityLabels[value],
}));
