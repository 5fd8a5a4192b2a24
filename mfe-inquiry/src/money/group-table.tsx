import { plural, t } from '@lingui/core/macro';
import {
  type MoneyFigures,
  type MoneyGroup,
  type MoneyGrouping,
  type MoneyGroups,
  moneyText,
} from 'contract/inquiry';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { focusRing, token } from 'shared-ui';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { wholeText } from '../common/amount-text';
import { type InquiryFilters, inquiryListHref } from '../routes';
import { closedIn, filtersOf } from './group-filters';
import { groupingLabels, groupName } from './group-names';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: ${token.space[1]} 0 ${token.space[1]} ${token.space[3]};
    border-bottom: 1px solid ${token.color.border};
    text-align: right;
    vertical-align: baseline;
    white-space: nowrap;
  }
  & :is(th, td):first-child {
    width: 99%;
    min-width: 8rem;
    max-width: 0;
    padding-inline-start: 0;
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
  }
  & thead th {
    color: ${token.color.textMuted};
    font-weight: ${token.weight.normal};
  }
  & tbody th {
    font-weight: ${token.weight.medium};
  }
  & tbody tr:last-child > * {
    border-bottom: 0;
  }
  & a {
    border-radius: ${token.radius.sm};
    color: ${token.color.text};
    text-decoration: none;
    ${focusRing}
  }
  & a:hover {
    text-decoration: underline;
  }
`;

/** Around a table that is wider than a telephone. */
export const TableScroll = styled.section`
  overflow-x: auto;
`;

/** A column of sums. */
export interface GroupColumn {
  readonly id: string;
  readonly label: string;
  readonly cell: (group: MoneyGroup) => ReactNode;
  /** The filters that find what the column counts. */
  readonly filters?: InquiryFilters;
}

interface GroupTableProps {
  by: MoneyGrouping;
  groups: MoneyGroups;
  columns: readonly GroupColumn[];
  /** The filters of all groups. */
  filters?: InquiryFilters;
}

/** Groups with their sums, each with the way to its list. */
export function GroupTable({ by, groups, columns, filters = {} }: GroupTableProps) {
  const { data, others, left } = groups;
  const count = numberText(left);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{groupingLabels[by]}</th>
          {columns.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.map((group) => (
          <GroupRow
            key={group.key ?? 'none'}
            name={groupName(by, group)}
            group={group}
            columns={columns}
            filters={withGroup(filters, filtersOf(by, group.key))}
          />
        ))}
        {others === null ? null : (
          <GroupRow
            name={t`${plural(left, { one: `${count} other`, other: `${count} others` })}`}
            group={others}
            columns={columns}
            filters={undefined}
          />
        )}
      </tbody>
    </Table>
  );
}

interface GroupRowProps extends Pick<GroupTableProps, 'columns'> {
  name: string;
  group: MoneyGroup;
  /** Undefined for what no list shows. */
  filters: InquiryFilters | undefined;
}

function GroupRow({ name, group, columns, filters }: GroupRowProps) {
  const [first] = columns;
  return (
    <tr>
      <th scope="row" title={name}>
        {filters === undefined ? (
          name
        ) : (
          <Link to={inquiryListHref({ ...filters, ...first?.filters })}>{name}</Link>
        )}
      </th>
      {columns.map(({ id, cell }) => (
        <td key={id}>{cell(group)}</td>
      ))}
    </tr>
  );
}

function withGroup(all: InquiryFilters, own: InquiryFilters | undefined) {
  return own === undefined ? undefined : { ...all, ...own };
}

type Amounts = Pick<MoneyFigures, 'currency' | 'period'>;

/** Open, weighted and won, for the dashboard. */
export function worthColumns({ currency }: Amounts): GroupColumn[] {
  const amount = (value: string) => (
    <span title={moneyText(value, currency)}>{wholeText(value, currency)}</span>
  );
  return [
    {
      id: 'open',
      label: t`Open`,
      filters: { statusKind: 'open' },
      cell: ({ open }) => amount(open.value),
    },
    { id: 'won', label: t`Won`, cell: ({ won }) => amount(won.value) },
  ];
}

/** How many were lost, and what they were worth. */
export function lossColumns(figures: Amounts): GroupColumn[] {
  const { currency } = figures;
  return [
    {
      id: 'count',
      label: t`Lost`,
      filters: closedIn(figures, 'lost'),
      cell: ({ lost }) => numberText(lost.count),
    },
    { id: 'value', label: t`Value`, cell: ({ lost }) => wholeText(lost.value, currency) },
  ];
}

/** All sums, exactly, for a report. */
export function reportTableColumns({ currency }: Amounts): GroupColumn[] {
  const counted = (count: number, value: string) => (
    <>
      {moneyText(value, currency)} <small>({numberText(count)})</small>
    </>
  );
  return [
    {
      id: 'open',
      label: t`Open`,
      cell: ({ open }) => counted(open.count, open.value),
    },
    { id: 'weighted', label: t`Weighted`, cell: ({ open }) => moneyText(open.weighted, currency) },
    { id: 'won', label: t`Won`, cell: ({ won }) => counted(won.count, won.value) },
    { id: 'lost', label: t`Lost`, cell: ({ lost }) => counted(lost.count, lost.value) },
  ];
}
