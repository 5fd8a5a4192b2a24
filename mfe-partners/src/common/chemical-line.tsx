import { t } from '@lingui/core/macro';
import type { LinkedChemical } from 'contract/partner';
import { displayFormula } from 'contract/chemistry';
import { Badge, FormulaText, token } from 'shared-ui';
import styled from 'styled-components';

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space[3]};
  min-width: 0;
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: ${token.weight.medium};
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space[3]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
`;

interface ChemicalLineProps {
  chemical: Pick<LinkedChemical, 'name' | 'casNumber' | 'formula' | 'status'>;
}

/** A chemical in one line: its name, CAS number and formula, and whether it is a draft. */
export function ChemicalLine({ chemical }: ChemicalLineProps) {
  const { name, casNumber, formula, status } = chemical;
  return (
    <Line>
      <Name>{name}</Name>
      <Facts>
        {casNumber === null ? null : <span>{casNumber}</span>}
        {formula === null ? null : <FormulaText formula={displayFormula(formula)} />}
        {status === 'draft' ? <Badge>{t`Draft`}</Badge> : null}
      </Facts>
    </Line>
  );
}
