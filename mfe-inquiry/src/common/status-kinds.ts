import { openLabels } from 'contract';
import { StatusKind } from 'contract/inquiry';

export const kindLabels = openLabels<StatusKind>({
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
});

export const kindOptions = StatusKind.options.map((value) => ({ value, label: kindLabels[value] }));
