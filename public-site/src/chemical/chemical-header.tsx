import { token } from 'shared-ui';
import styled from 'styled-components';
import { Formula } from '../common/formula';
import { Code } from '../common/look';
import { Title } from '../common/title';
import type { ChemicalView } from './chemical-view';

const Top = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 2rem clamp(1.5rem, 5vw, 4rem);

  @media (max-width: 56rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Types = styled.p`
  margin-bottom: 0.5rem;
  color: ${token.color.brandText};
  font-weight: ${token.weight.medium};
`;

const Synonyms = styled.p`
  max-width: 44rem;
  margin-top: 1rem;
  color: ${token.color.textMuted};

  & b {
    font-weight: ${token.weight.medium};
  }
`;

const Plate = styled.div`
  min-width: min(100%, 17rem);
  max-width: 24rem;
  padding: 1.125rem 1.25rem;
  border: 1px solid ${token.color.brand};
  background: linear-gradient(160deg, ${token.color.surface} 40%, ${token.color.brandSoft});

  & p {
    display: flex;
    justify-content: space-between;
    gap: 1.5rem;
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
  }
  @media print {
    background: none;
  }
`;

const Large = styled.div`
  margin: 0.5rem 0 1.25rem;
  color: ${token.color.brandText};
  font-weight: 540;
  line-height: 1.2;
  letter-spacing: -0.03em;
  overflow-x: auto;
`;

/** A short formula fills the plate; a long one still fits in. */
const sizes = [
  { upTo: 8, size: '3rem' },
  { upTo: 12, size: '2.25rem' },
  { upTo: 18, size: '1.625rem' },
] as const;

const SizedFormula = styled(Large)<{ $size: string }>`
  font-size: ${({ $size }) => $size};
`;

interface ChemicalHeaderProps {
  view: ChemicalView;
}

/** Names on the left, the formula on a plate of its own. */
export function ChemicalHeader({ view }: ChemicalHeaderProps) {
  const { name, types, synonyms } = view;
  return (
    <Top>
      <div>
        {types.length === 0 ? null : <Types>{types.join(', ')}</Types>}
        <Title>{name}</Title>
        {synonyms.length === 0 ? null : (
          <Synonyms>
            <b>Also</b> {synonyms.join(', ')}
          </Synonyms>
        )}
      </div>
      <FormulaPlate view={view} />
    </Top>
  );
}

function FormulaPlate({ view: { formula, molarMass, casNumber } }: ChemicalHeaderProps) {
  if (formula === null) return null;
  const length = formula.parts.reduce((sum, { text }) => sum + text.length, 0);
  const size = sizes.find(({ upTo }) => length <= upTo)?.size ?? '1.25rem';
  return (
    <Plate>
      {casNumber === null ? null : (
        <p>
          <span>CAS</span> <Code>{casNumber}</Code>
        </p>
      )}
      <SizedFormula $size={size}>
        <Formula formula={formula} />
      </SizedFormula>
      {molarMass === null ? null : (
        <p>
          <span>Molar mass</span> <span>{molarMass}</span>
        </p>
      )}
    </Plate>
  );
}
