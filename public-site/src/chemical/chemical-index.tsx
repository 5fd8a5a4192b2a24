import { token } from 'shared-ui';
import styled from 'styled-components';
import { Code, quietLink } from '../common/look';
import type { ChemicalSummary } from './chemical-summary';

const Columns = styled.ul`
  margin-top: 2.5rem;
  padding: 0;
  columns: 20rem 3;
  column-gap: 3rem;
  list-style: none;

  & li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 0.5rem;
    border-bottom: 1px solid ${token.color.border};
    break-inside: avoid;
  }
  & a {
    ${quietLink}
    font-weight: ${token.weight.medium};
    overflow-wrap: anywhere;
  }
`;

const Number = styled(Code)`
  flex: none;
  color: ${token.color.textFaint};
  font-size: 0.8125rem;
`;

interface ChemicalIndexProps {
  chemicals: readonly ChemicalSummary[];
}

/** Names in columns, as in the index of a book. */
export function ChemicalIndex({ chemicals }: ChemicalIndexProps) {
  return (
    <Columns>
      {chemicals.map(({ name, href, casNumber }) => (
        <li key={href}>
          <a href={href} dir="auto">
            {name}
          </a>
          {casNumber === null ? null : <Number>{casNumber}</Number>}
        </li>
      ))}
    </Columns>
  );
}
