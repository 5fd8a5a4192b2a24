import { t } from '@lingui/core/macro';
import { token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { AddPack } from '../basket/add-pack';
import { onNarrow } from '../common/look';
import type { ChemicalView } from './chemical-view';
import { TradeDrawing } from '../common/trade-drawing';
import { packagingOf } from './packaging-of';

const Table = styled.table`
  width: 100%;
  max-width: 40rem;
  border-collapse: collapse;

  & th,
  & td {
    padding-block: 0.375rem;
    padding-inline: 0 1.5rem;
    border-bottom: 1px solid ${token.color.border};
    text-align: start;
    font-weight: inherit;
  }
  & tr > :last-child {
    width: 1%;
    padding-inline-end: 0;
    white-space: nowrap;
  }
  & thead th {
    padding-top: 0;
    color: ${token.color.textMuted};
  }
  & tbody > tr > td:first-of-type {
    overflow-wrap: anywhere;
  }
  & td > svg {
    margin-inline-end: 0.625rem;
    font-size: 1.75rem;
    vertical-align: middle;
  }
  & th[scope='row'] {
    font-variant-numeric: tabular-nums;
    font-weight: ${token.weight.medium};
    white-space: nowrap;
  }
  & th[scope='rowgroup'] {
    padding-top: 1rem;
    color: ${token.color.brandText};
    font-weight: ${token.weight.semibold};
  }
  & tbody:first-of-type th[scope='rowgroup'] {
    padding-top: 0.5rem;
  }
  ${onNarrow} {
    & th,
    & td {
      padding-inline-end: 0.75rem;
    }
  }
  @media print {
    & tr > :last-child:not([scope='rowgroup']) {
      display: none;
    }
  }
`;

interface Offered extends Pick<ChemicalView, 'id' | 'name' | 'href' | 'grades' | 'packs'> {
  /** The name of the form whose packs these are. */
  offeredForm?: string;
}

/** Every pack of every grade, each with a way into the inquiry. */
export function PackTable({ offered }: { offered: Offered }) {
  const { grades, packs } = offered;
  const [hasGrades, hasPacks] = [grades.length > 0, packs.length > 0];
  return (
    <Table>
      <thead>
        <tr>
          {hasPacks ? (
            <>
              <th scope="col">{t`Quantity`}</th>
              <th scope="col">{t`Container`}</th>
            </>
          ) : (
            <th scope="col">{t`Grade`}</th>
          )}
          <th scope="col">
            <VisuallyHidden>{t`Inquiry`}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {hasPacks ? (
        (hasGrades ? grades : ['']).map((grade) => (
          <GradeRows key={grade} offered={offered} grade={grade} />
        ))
      ) : (
        <tbody>
          {grades.map((grade) => (
            <tr key={grade}>
              <th scope="row">{grade}</th>
              <td>
                <AddPack chemical={offered} grade={grade} packaging="" />
              </td>
            </tr>
          ))}
        </tbody>
      )}
    </Table>
  );
}

function GradeRows({ offered, grade }: { offered: Offered; grade: string }) {
  return (
    <tbody>
      {grade === '' ? null : (
        <tr>
          <th scope="rowgroup" colSpan={3}>
            {grade}
          </th>
        </tr>
      )}
      {offered.packs.map((pack, index) => (
        <tr key={index}>
          <th scope="row">
            <bdi>{pack.amount}</bdi>
          </th>
          <td>
            {pack.kind === null ? null : <TradeDrawing kind={pack.kind} />}
            {pack.container}
          </td>
          <td>
            <AddPack chemical={offered} grade={grade} packaging={packagingOf(pack)} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
