import { openLabels } from 'contract';
import { FollowUpKind } from 'contract/inquiry';

export const followUpLabels = openLabels<FollowUpKind>({
  call: 'Call',
  email: 'Email',
  meeting: 'Meeting',
  note: 'Note',
});

export const followUpOptions = FollowUpKind.options.map((value) => ({
  value,
  label: followUpLabels[value],
}));
