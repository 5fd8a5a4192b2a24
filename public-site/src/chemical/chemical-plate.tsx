import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { Formula } from '../common/formula';
import { Code } from '../common/look';
import type { ChemicalView } from './chemical-view';
import { StructurePlate } from './structure-plate';

/** Like a cell of the periodic table: number on top, mass at the bottom, structure or formula between. */
const Plate = styled.div`
  min-width: 0;
  padding: 1.125rem 1.25rem;
  border: 1px solid ${token.color.brand};
  background: linear-gradient(160deg, ${token.color.surface} 55%, ${token.color.brandSoft});

  @media print {
    border-color: ${token.color.borderStrong};
    background: none;
  }
`;

const Line = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 1.5rem;
  color: ${token.color.textMuted};
  font-size: 0.9375rem;
`;

const Large = styled.p<{ $size: string }>`
  margin: 0.5rem 0 0.75rem;
  color: ${token.color.brandText};
  font-size: ${({ $size }) => $size};
  font-weight: 540;
  line-height: 1.25;
  letter-spacing: -0.03em;
  overflow-wrap: anywhere;

  /* A formula is broken only where it is wider than the plate. */
  & > span {
    white-space: normal;
  }
`;

/** A short formula fills the plate; a long one is scaled to fit. */
const sizes = [
  { upTo: 8, alone: '3rem', below: '1.75rem' },
  { upTo: 12, alone: '2.25rem', below: '1.625rem' },
  { upTo: 18, alone: '1.625rem', below: '1.375rem' },
  { upTo: Infinity, alone: '1.25rem', below: '1.125rem' },
] as const;

interface ChemicalPlateProps {
  view: Pick<ChemicalView, 'name' | 'picture' | 'smiles' | 'formula' | 'molarMass' | 'casNumber'>;
}

/** The chemical at a glance: its structure, or its formula in full size. */
export function ChemicalPlate({ view }: ChemicalPlateProps) {
  const { name, picture, smiles, formula, molarMass, casNumber } = view;
  if (picture === null && formula === null) return null;
  const length = formula?.parts.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
  const size = sizes.find(({ upTo }) => length <= upTo);
  return (
    <Plate>
      {casNumber === null ? null : (
        <Line>
          <span>CAS</span> <Code>{casNumber}</Code>
        </Line>
      )}
      {picture === null || smiles === null ? null : (
        <StructurePlate key={picture} name={name} picture={picture} smiles={smiles} />
      )}
      {formula === null ? null : (
        <Large $size={(picture === null ? size?.alone : size?.below) ?? ''}>
          <Formula formula={formula} />
        </Large>
      )}
      {molarMass === null ? null : (
        <Line>
          <span>{t`Molar mass`}</span> <span>{molarMass}</span>
        </Line>
      )}
    </Plate>
  );
}
