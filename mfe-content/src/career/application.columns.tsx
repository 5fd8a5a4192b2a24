import { t } from '@lingui/core/macro';
import type { careerApplications } from 'contract/content';
import { StaffFileLink } from 'shared-ui';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';
import { ApplicationStatusBadge, applicationStatusLabels } from './application-status';
import { yearsText } from './years-text';

export const applicationColumns: Columns<typeof careerApplications> = [
  {
    id: 'name',
    get label() {
      return t`Name`;
    },
    sort: 'name',
    cell: ({ name }) => name,
  },
  {
    id: 'position',
    get label() {
      return t`Position`;
    },
    role: 'fact',
    sort: 'position',
    cell: ({ position }) => <TextCell value={position} />,
  },
  {
    id: 'status',
    get label() {
      return t`Status`;
    },
    width: 8,
    role: 'status',
    sort: 'status',
    edit: { labels: applicationStatusLabels },
    cell: ({ status }) => <ApplicationStatusBadge status={status} />,
  },
  {
    id: 'experience',
    get label() {
      return t`Experience`;
    },
    width: 7.5,
    cell: ({ experienceYears }) => <TextCell value={yearsText(experienceYears)} />,
  },
  {
    id: 'createdAt',
    get label() {
      return t`Since`;
    },
    width: 7.25,
    role: 'fact',
    sort: 'createdAt',
    cell: ({ createdAt }) => <DateCell value={createdAt} />,
  },
  {
    id: 'resume',
    get label() {
      return t`Résumé`;
    },
    width: 8,
    cell: ({ name, resume }) =>
      resume === null ? (
        <TextCell value={null} />
      ) : (
        <StaffFileLink name={resume} label={t`Download the résumé of ${name}`}>
          {t`Download`}
        </StaffFileLink>
      ),
  },
  {
    id: 'reference',
    get label() {
      return t({ message: 'Reference', context: 'application' });
    },
    width: 11,
    isHidden: true,
    cell: ({ reference }) => reference,
  },
  {
    id: 'email',
    get label() {
      return t`Email`;
    },
    isHidden: true,
    cell: ({ email }) => email,
  },
  {
    id: 'phone',
    get label() {
      return t`Phone`;
    },
    width: 11,
    isHidden: true,
    cell: ({ phone }) => <TextCell value={phone} />,
  },
];
