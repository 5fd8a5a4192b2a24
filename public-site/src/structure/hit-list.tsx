import { t } from '@lingui/core/macro';
import type { StructureSearchMode } from 'contract/catalog';
import { StructurePicture } from 'shared-ui';
import { ChemicalList } from '../chemical/chemical-list';
import styled from 'styled-components';
import type { StructureHitView } from './structure-hit';

/** Limited to the height of its box, so that large structures are scaled down instead of cropped. */
const Frame = styled.span`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  width: 100%;
  height: 100%;

  & > svg {
    height: auto;
  }
`;

function similarText(similarity: number): string {
  const percent = Math.round(similarity * 100);
  return t`${percent} % similar`;
}

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
        reason: mode === 'similarity' ? similarText(similarity) : null,
      }))}
    />
  );
}
