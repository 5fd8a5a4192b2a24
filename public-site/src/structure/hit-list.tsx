import type { StructureSearchMode } from 'contract/catalog';
import { StructurePicture } from 'shared-ui';
import { ChemicalList } from '../chemical/chemical-list';
import styled from 'styled-components';
import type { StructureHitView } from './structure-hit';

/** As high as its place and no higher, so that large structures are made smaller and not cut. */
const Frame = styled.span`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  width: 100%;
  height: 100%;

  & > svg {
    height: auto;
  }
`;

interface HitListProps {
  hits: readonly StructureHitView[];
  mode: StructureSearchMode;
}

/** The hits, with the match marked in each structure, or with their similarity. */
export function HitList({ hits, mode }: HitListProps) {
  if (hits.length === 0) return null;
  return (
    <ChemicalList
      chemicals={hits.map(({ svg, description, similarity, ...chemical }) => ({
        ...chemical,
        picture: null,
        drawing: (
          <Frame>
            <StructurePicture svg={svg} description={description} />
          </Frame>
        ),
        reason: mode === 'similarity' ? `${Math.round(similarity * 100)} % similar` : null,
      }))}
    />
  );
}
