import type { careerApplications } from 'contract/content';
import { StaffFileLink } from 'shared-ui';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';
import { ApplicationStatusBadge, applicationStatusLabels } from './application-status';
import { yearsText } from './years-text';

export const applicationColumns: Columns<typeof careerApplications> = [
  { id: 'name', label: 'Name', sort: 'name', cell: ({ name }) => name },
  {
    id: 'position',
    label: 'Position',
    role: 'fact',
    sort: 'position',
    cell: ({ position }) => <TextCell value={position} />,
  },
  {
    id: 'status',
    label: 'Status',
    width: 8,
    role: 'status',
    sort: 'status',
    edit: { labels: applicationStatusLabels },
    cell: ({ status }) => <ApplicationStatusBadge status={status} />,
  },
  {
    id: 'experience',
    label: 'Experience',
    width: 7.5,
    cell: ({ experienceYears }) => <TextCell value={yearsText(experienceYears)} />,
  },
  {
    id: 'createdAt',
    label: 'Since',
    width: 7.25,
    role: 'fact',
    sort: 'createdAt',
    cell: ({ createdAt }) => <DateCell value={createdAt} />,
  },
  {
    id: 'resume',
    label: 'Résumé',
    width: 7,
    cell: ({ name, resume }) =>
      resume === null ? (
        <TextCell value={null} />
      ) : (
        <StaffFileLink name={resume} label={`Download the résumé of ${name}`}>
          Download
        </StaffFileLink>
      ),
  },
  {
    id: 'reference',
    label: 'Reference',
    width: 11,
    isHidden: true,
    cell: ({ reference }) => reference,
  },
  { id: 'email', label: 'Email', isHidden: true, cell: ({ email }) => email },
  {
    id: 'phone',
    label: 'Phone',
    width: 11,
    isHidden: true,
    cell: ({ phone }) => <TextCell value={phone} />,
  },
];
