import { token } from 'shared-ui';
import styled from 'styled-components';
import { Formula } from '../common/formula';
import { cell, Code } from '../common/look';
import type { ChemicalSummary } from './chemical-summary';

const Labels = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  padding: 0 1px 1px 0;
  list-style: none;

  & li {
    display: flex;
  }
`;

const Label = styled.a`
  ${cell}
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 9rem;
  padding: 1rem 1.25rem 0.875rem;

  & strong {
    font-size: 1.0625rem;
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.012em;
    overflow-wrap: anywhere;
  }
`;

const Top = styled.span`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  min-height: 2.375rem;
  color: ${token.color.brandText};
  font-size: 1.3125rem;
  letter-spacing: -0.01em;
  overflow: hidden;
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
  margin-top: auto;
  padding-top: 0.75rem;
  color: ${token.color.textMuted};
  font-size: 0.875rem;
`;

interface ChemicalListProps {
  chemicals: readonly ChemicalSummary[];
}

/** Chemicals like labels on a shelf: formula, name, CAS number, molar mass. */
export function ChemicalList({ chemicals }: ChemicalListProps) {
  return (
    <Labels>
      {chemicals.map(({ name, href, formula, casNumber, molarMass }) => (
        <li key={href}>
          <Label href={href}>
            <Top>{formula === null ? null : <Formula formula={formula} />}</Top>
            <strong>{name}</strong>
            <Facts>
              {casNumber === null ? null : (
                <span>
                  CAS <Code>{casNumber}</Code>
                </span>
              )}
              {molarMass === null ? null : <span>{molarMass}</span>}
            </Facts>
          </Label>
        </li>
      ))}
    </Labels>
  );
}
