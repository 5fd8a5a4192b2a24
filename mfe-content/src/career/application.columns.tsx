import type { careerApplications } from 'contract';
import { type Columns, DateCell, StaffFileLink, TextCell } from 'shared-ui';
import styled from 'styled-components';
import { WrappedCell } from '../common/wrapped-cell';
import { ApplicationStatusBadge } from './application-status';
import { yearsText } from './years-text';

/** The link may break, but here it is one word. */
const Whole = styled.span`
  display: block;
  min-width: 5rem;
`;

export const applicationColumns: Columns<typeof careerApplications> = [
  { id: 'name', label: 'Name', sort: 'name', cell: ({ name }) => name },
  {
    id: 'position',
    label: 'Position',
    sort: 'position',
    cell: ({ position }) => (
      <WrappedCell>
        <TextCell value={position} />
      </WrappedCell>
    ),
  },
  {
    id: 'status',
    label: 'Status',
    sort: 'status',
    cell: ({ status }) => <ApplicationStatusBadge status={status} />,
  },
  {
    id: 'experience',
    label: 'Experience',
    cell: ({ experienceYears }) => <TextCell value={yearsText(experienceYears)} />,
  },
  {
    id: 'createdAt',
    label: 'Since',
    sort: 'createdAt',
    cell: ({ createdAt }) => <DateCell value={createdAt} />,
  },
  {
    id: 'resume',
    label: 'Résumé',
    cell: ({ name, resume }) =>
      resume === null ? (
        <TextCell value={null} />
      ) : (
        <Whole>
          <StaffFileLink name={resume} label={`Download the résumé of ${name}`}>
            Download
          </StaffFileLink>
        </Whole>
      ),
  },
  {
    id: 'reference',
    label: 'Reference',
    isHidden: true,
    cell: ({ reference }) => reference,
  },
  { id: 'email', label: 'Email', isHidden: true, cell: ({ email }) => email },
  { id: 'phone', label: 'Phone', isHidden: true, cell: ({ phone }) => <TextCell value={phone} /> },
];
