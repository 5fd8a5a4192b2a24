import { StructurePicture, token } from 'shared-ui';
import styled from 'styled-components';
import { useChemicalTable } from './table-context';

const Frame = styled.span`
  display: grid;
  place-items: center;
  width: 4.5rem;
  height: 3.25rem;
  padding: 0.125rem;
  border-radius: ${token.radius.md};
  overflow: hidden;

  & > svg {
    max-width: 4.25rem;
    max-height: 3rem;
  }
  &:empty {
    background: ${token.color.surfaceSunken};
  }
`;

const None = styled.span`
  color: ${token.color.textFaint};
`;

interface StructureCellProps {
  id: string;
  /** Whether there is a structure to show. */
  hasStructure: boolean;
}

/** A small picture of the structure. */
export function StructureCell({ id, hasStructure }: StructureCellProps) {
  const picture = useChemicalTable().pictures?.get(id);
  if (!hasStructure) {
    return (
      <Frame>
        <None>—</None>
      </Frame>
    );
  }
  return <Frame>{picture === undefined ? null : <StructurePicture {...picture} />}</Frame>;
}
