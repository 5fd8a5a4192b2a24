import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { onNarrow } from '../common/look';
import type { SentItem } from './inquiry-status-view';
import { onList } from './inquiry-texts';

const Table = styled.table`
  width: 100%;
  margin-top: 1rem;
  border-collapse: collapse;
  font-size: 0.9375rem;

  & :is(th, td) {
    padding-block: 0.5rem;
    padding-inline: 0 1rem;
    border-bottom: 1px solid ${token.color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & thead th {
    color: ${token.color.textMuted};
    font-size: 0.8125rem;
    font-weight: ${token.weight.medium};
  }
  & tbody th {
    font-weight: ${token.weight.medium};
  }
  & small {
    display: block;
    color: ${token.color.textMuted};
    font-weight: ${token.weight.normal};
  }
  & td:nth-child(2) {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  ${onNarrow} {
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tr {
      display: block;
      padding: 0.5rem 0;
      border-bottom: 1px solid ${token.color.border};
    }
    & :is(th, td) {
      display: block;
      padding: 0.125rem 0;
      border: 0;
    }
    & td:empty {
      display: none;
    }
  }
`;

export function SentItems({ items }: { items: readonly SentItem[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t`Item`}</th>
          <th scope="col">{t`Quantity`}</th>
          <th scope="col">{t`Grade`}</th>
          <th scope="col">{t`Packaging`}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, amount, asWritten, shared: { grade, packaging } }, place) => (
          <tr key={place}>
            <th scope="row">
              {name}
              {asWritten === null ? null : <small>{onList(asWritten)}</small>}
            </th>
            <td>{amount && <bdi>{amount}</bdi>}</td>
            <td>{grade}</td>
            <td>{packaging && <bdi>{packaging}</bdi>}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
