import { t } from '@lingui/core/macro';
import { breakpoint, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

/** A plain table; on phones each row is a block, with cells labelled by their `data-label`. */
export const StackedTable = styled.table`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: ${token.space[3]} ${token.space[3]} ${token.space[3]} 0;
    border-bottom: 1px solid ${token.color.border};
    text-align: start;
    vertical-align: top;
  }
  & tbody th {
    font-weight: ${token.weight.medium};
  }
  & tr:last-child > * {
    border-bottom: 0;
  }
  & thead th {
    padding-top: 0;
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.medium};
  }
  & small {
    display: block;
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.normal};
    overflow-wrap: anywhere;
  }
  & code {
    font: ${token.text.sm} ${token.font.mono};
    overflow-wrap: anywhere;
  }
  & td:last-child {
    padding-inline-end: 0;
  }

  @media (width < ${breakpoint.mobile}) {
    &,
    & tbody,
    & tr,
    & th,
    & td {
      display: block;
    }
    & thead {
      display: none;
    }
    & tr {
      padding-block: ${token.space[3]};
      border-bottom: 1px solid ${token.color.border};
    }
    & tbody > tr > * {
      padding-block: 0.125rem;
      border: 0;
    }
    & td[data-label]::before {
      content: attr(data-label) ' ';
      color: ${token.color.textMuted};
      font-size: ${token.text.xs};
    }
  }
`;

/** Buttons at the end of a row. */
export const LineActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  justify-content: flex-end;

  @media (width < ${breakpoint.mobile}) {
    justify-content: flex-start;
    padding-top: ${token.space[2]};
  }
`;

/** The names of the columns, before one for the actions of each row. */
export function StackedHead({ columns }: { readonly columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((name) => (
          <th scope="col" key={name}>
            {name}
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>{t`Actions`}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
