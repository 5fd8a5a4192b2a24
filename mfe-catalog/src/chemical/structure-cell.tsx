import { StructurePicture, token } from 'shared-ui';
import styled from 'styled-components';
import { useTablePictures } from './table-context';

const Frame = styled.span`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  width: 4.25rem;
  height: calc(var(--row-height) - 0.25rem);
  border-radius: ${token.radius.md};
  overflow: hidden;

  & > svg {
    max-width: 100%;
    max-height: 100%;
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
  /** Whether the chemical has a structure. */
  hasStructure: boolean;
}

/** A small picture of the structure. */
export function StructureCell({ id, hasStructure }: StructureCellProps) {
  const picture = useTablePictures()?.get(id);
  if (!hasStructure) {
    return (
      <Frame>
        <None>—</None>
      </Frame>
    );
  }
  return <Frame>{picture === undefined ? null : <StructurePicture {...picture} />}</Frame>;
}
