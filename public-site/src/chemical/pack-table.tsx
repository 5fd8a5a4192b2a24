import { token } from 'shared-ui';
import styled from 'styled-components';
import type { Pack } from './chemical-view';

const Table = styled.table`
  width: 100%;
  max-width: 32rem;
  border-collapse: collapse;

  & th,
  & td {
    padding: 0.4375rem 1.5rem 0.4375rem 0;
    border-bottom: 1px solid ${token.color.border};
    text-align: start;
    font-weight: inherit;
  }
  & thead th {
    padding-top: 0;
    color: ${token.color.textMuted};
  }
  & tbody th {
    width: 9rem;
    font-variant-numeric: tabular-nums;
    font-weight: ${token.weight.medium};
  }
  & tbody tr:last-child > * {
    border-bottom: 0;
  }
`;

interface PackTableProps {
  packs: readonly Pack[];
}

export function PackTable({ packs }: PackTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Quantity</th>
          <th scope="col">Container</th>
        </tr>
      </thead>
      <tbody>
        {packs.map(({ amount, container }, index) => (
          <tr key={index}>
            <th scope="row">{amount}</th>
            <td>{container}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
