import type { ApplicationStatus } from 'contract/content';
import { Badge, type BadgeTone } from 'shared-ui';

const looks: Readonly<Record<ApplicationStatus, { label: string; tone: BadgeTone }>> = {
  new: { label: 'New', tone: 'info' },
  shortlisted: { label: 'Shortlisted', tone: 'brand' },
  interview: { label: 'Interview', tone: 'warning' },
  rejected: { label: 'Rejected', tone: 'neutral' },
  hired: { label: 'Hired', tone: 'success' },
  spam: { label: 'Spam', tone: 'danger' },
};

/** The status of an application. */
export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  const { label, tone } = looks[status];
  return <Badge tone={tone}>{label}</Badge>;
}

/** The labels of the statuses by their values. */
export const applicationStatusLabels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(looks).map(([value, { label }]) => [value, label]),
);

interface StatusOption {
  value: ApplicationStatus;
  label: string;
}

const option = (value: ApplicationStatus): StatusOption => ({ value, label: looks[value].label });

/** The statuses in the order of the process. */
export const statusOptions: readonly StatusOption[] = [
  option('new'),
  option('shortlisted'),
  option('interview'),
  option('hired'),
  option('rejected'),
  option('spam'),
];
