import { t } from '@lingui/core/macro';
import type { ApplicationStatus } from 'contract/content';
import { Badge, type BadgeTone } from 'shared-ui';

/** The labels of the statuses by their values. */
export const applicationStatusLabels: Readonly<Record<ApplicationStatus, string>> = {
  get new() {
    return t({ message: 'New', context: 'application' });
  },
  get shortlisted() {
    return t`Shortlisted`;
  },
  get interview() {
    return t`Interview`;
  },
  get rejected() {
    return t`Rejected`;
  },
  get hired() {
    return t`Hired`;
  },
  get spam() {
    return t`Spam`;
  },
};

const tones: Readonly<Record<ApplicationStatus, BadgeTone>> = {
  new: 'info',
  shortlisted: 'brand',
  interview: 'warning',
  rejected: 'neutral',
  hired: 'success',
  spam: 'danger',
};

/** The status of an application. */
export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={tones[status]}>{applicationStatusLabels[status]}</Badge>;
}

interface StatusOption {
  value: ApplicationStatus;
  readonly label: string;
}

const option = (value: ApplicationStatus): StatusOption => ({
  value,
  get label() {
    return applicationStatusLabels[value];
  },
});

/** The statuses in the order of the process. */
export const statusOptions: readonly StatusOption[] = [
  option('new'),
  option('shortlisted'),
  option('interview'),
  option('hired'),
  option('rejected'),
  option('spam'),
];
