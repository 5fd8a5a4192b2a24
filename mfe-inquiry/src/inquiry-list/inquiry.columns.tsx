import { t } from '@lingui/core/macro';
import type { inquiries } from 'contract/inquiry';
import { countryName } from 'shared-ui/form';
import { type Columns, TextCell } from 'shared-ui/table';
import { AgeCell } from '../common/age-cell';
import { priorityLabels } from '../common/priorities';
import { StatusCell } from '../common/status-badge';
import { ValueCell } from '../common/value-cell';
import { AssigneeCell } from './assignee-cell';
import { AssigneeChoices, StatusChoices } from './inquiry-choices';
import { ContactCell, ItemsCell, NextStepCell, PriorityCell, SourceCell } from './inquiry-cells';

export const inquiryColumns: Columns<typeof inquiries> = [
  {
    id: 'number',
    get label() {
      return t`Number`;
    },
    width: 9.75,
    sort: 'number',
    cell: ({ number }) => number,
  },
  {
    id: 'contactName',
    get label() {
      return t`Contact`;
    },
    role: 'fact',
    sort: 'contactName',
    cell: (inquiry) => <ContactCell inquiry={inquiry} />,
  },
  {
    id: 'company',
    get label() {
      return t`Company`;
    },
    sort: 'company',
    isHidden: true,
    cell: ({ company }) => <TextCell value={company} />,
  },
  {
    id: 'items',
    get label() {
      return t`Asks for`;
    },
    role: 'fact',
    cell: (inquiry) => <ItemsCell inquiry={inquiry} />,
  },
  {
    id: 'statusId',
    get label() {
      return t`Status`;
    },
    width: 8,
    role: 'status',
    edit: { Choices: StatusChoices },
    group: {},
    cell: ({ statusId }) => <StatusCell id={statusId} />,
  },
  {
    id: 'value',
    get label() {
      return t`Value`;
    },
    width: 7.5,
    isHidden: true,
    cell: ({ value }) => <ValueCell value={value} />,
  },
  {
    id: 'nextFollowUpAt',
    get label() {
      return t`Next step`;
    },
    width: 9,
    sort: 'nextFollowUpAt',
    cell: (inquiry) => <NextStepCell inquiry={inquiry} />,
  },
  {
    id: 'priority',
    get label() {
      return t`Priority`;
    },
    width: 5.75,
    sort: 'priority',
    edit: { labels: priorityLabels },
    group: {},
    cell: ({ priority }) => <PriorityCell priority={priority} />,
  },
  {
    id: 'assignedTo',
    get label() {
      return t`Assigned`;
    },
    width: 5,
    edit: { Choices: AssigneeChoices },
    group: {
      get none() {
        return t`Nobody`;
      },
    },
    cell: ({ assignedTo }) => <AssigneeCell id={assignedTo} />,
  },
  {
    id: 'sourceId',
    get label() {
      return t`Source`;
    },
    isHidden: true,
    group: {},
    cell: ({ sourceId }) => <SourceCell id={sourceId} />,
  },
  {
    id: 'country',
    get label() {
      return t`Country`;
    },
    width: 8,
    isHidden: true,
    group: { nameOf: countryName },
    cell: ({ country }) => <TextCell value={country === null ? null : countryName(country)} />,
  },
  {
    id: 'createdAt',
    get label() {
      return t`Created`;
    },
    width: 5.75,
    sort: 'createdAt',
    cell: ({ createdAt }) => <AgeCell value={createdAt} />,
  },
  {
    id: 'updatedAt',
    get label() {
      return t`Updated`;
    },
    width: 6,
    sort: 'updatedAt',
    isHidden: true,
    cell: ({ updatedAt }) => <AgeCell value={updatedAt} />,
  },
];
