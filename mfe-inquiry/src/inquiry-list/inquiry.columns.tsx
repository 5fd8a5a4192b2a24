import type { inquiries } from 'contract';
import { type Columns, countryName, DateCell, TextCell } from 'shared-ui';
import { StatusCell } from '../common/status-badge';
import { AssigneeCell } from './assignee-cell';
import { ContactCell, ItemsCell, NextStepCell, PriorityCell, SourceCell } from './inquiry-cells';

export const inquiryColumns: Columns<typeof inquiries> = [
  { id: 'number', label: 'Number', sort: 'number', cell: ({ number }) => number },
  {
    id: 'contactName',
    label: 'Contact',
    sort: 'contactName',
    cell: (inquiry) => <ContactCell inquiry={inquiry} />,
  },
  {
    id: 'company',
    label: 'Company',
    sort: 'company',
    isHidden: true,
    cell: ({ company }) => <TextCell value={company} />,
  },
  { id: 'items', label: 'Asks for', cell: (inquiry) => <ItemsCell inquiry={inquiry} /> },
  { id: 'statusId', label: 'Status', cell: ({ statusId }) => <StatusCell id={statusId ?? ''} /> },
  {
    id: 'nextFollowUpAt',
    label: 'Next step',
    sort: 'nextFollowUpAt',
    cell: (inquiry) => <NextStepCell inquiry={inquiry} />,
  },
  {
    id: 'priority',
    label: 'Priority',
    sort: 'priority',
    cell: ({ priority }) => <PriorityCell priority={priority} />,
  },
  {
    id: 'assignedTo',
    label: 'Assigned',
    cell: ({ assignedTo }) => <AssigneeCell id={assignedTo} />,
  },
  { id: 'sourceId', label: 'Source', cell: ({ sourceId }) => <SourceCell id={sourceId} /> },
  {
    id: 'country',
    label: 'Country',
    isHidden: true,
    cell: ({ country }) => <TextCell value={country === null ? null : countryName(country)} />,
  },
  {
    id: 'createdAt',
    label: 'Created',
    sort: 'createdAt',
    cell: ({ createdAt }) => <DateCell value={createdAt} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    sort: 'updatedAt',
    isHidden: true,
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
