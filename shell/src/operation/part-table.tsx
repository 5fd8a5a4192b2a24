import { t } from '@lingui/core/macro';
import { capitalized, dateTimeText } from 'contract';
import type { OperationPart } from 'contract/operation';
import { Badge } from 'shared-ui';
import { StackedTable } from '../parts/stacked-table';
import { TableHead } from './table-head';

/** A row per part of the installation: those that are not well come first. */
export function PartTable({ parts }: { readonly parts: readonly OperationPart[] }) {
  const inOrder = parts.toSorted((one, other) => Number(one.isWell) - Number(other.isWell));
  return (
    <StackedTable>
      <TableHead columns={[t`Part`, t`State`, t`Details`, t`Since`]} />
      <tbody>
        {inOrder.map(({ name, isWell, detail, since }) => (
          <tr key={name}>
            <th scope="row">{capitalized(name)}</th>
            <td>
              <Badge tone={isWell ? 'success' : 'warning'}>
                {isWell ? t`Well` : t`Look at it`}
              </Badge>
            </td>
            <td>{detail}</td>
            <td data-label={t`Since`}>{dateTimeText(since)}</td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}
