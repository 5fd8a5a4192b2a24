import { token } from 'shared-ui';
import styled from 'styled-components';
import { foundName, type OtherNames } from './found-name';
import { useChemicalTable } from './table-context';

const Name = styled.span`
  display: block;
  min-width: 9rem;
  max-width: 16rem;
  overflow-wrap: anywhere;
`;

const Other = styled.small`
  display: block;
  max-width: 12rem;
  overflow: hidden;
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
  font-weight: ${token.weight.normal};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface NameCellProps {
  chemical: OtherNames;
}

/** The name, and below it the other name that a search found the chemical by. */
export function NameCell({ chemical }: NameCellProps) {
  const other = foundName(useChemicalTable().search, chemical);
  if (other === undefined) return <Name>{chemical.name}</Name>;
  return (
    <Name>
      {chemical.name}
      <Other title={other}>also: {other}</Other>
    </Name>
  );
}
