import { StatusKind } from 'contract/inquiry';

export const kindLabels: Readonly<Record<StatusKind, string>> = {
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
};

export const kindOptions = StatusKind.options.map((value) => ({ value, label: kindLabels[value] }));
