import { t } from '@lingui/core/macro';
import { GhsPictogramImage, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { onNarrow } from '../common/look';
import { NotStated } from '../common/not-stated';
import type { TableRow } from './listing-table';

const Pictograms = styled.span`
  display: inline-flex;
  gap: 0.125rem;

  & > svg {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
  }
  /* Two beside each other leave a phone's line its name. */
  ${onNarrow} {
    flex-wrap: wrap;
    justify-content: flex-end;
    width: 2.625rem;

    & > svg {
      width: 1.25rem;
      height: 1.25rem;
    }
  }
`;

/** The pictograms of a row, or that nothing is stated. */
export function RowHazards({
  pictograms,
  isUnclassified,
}: Pick<TableRow, 'pictograms' | 'isUnclassified'>) {
  if (isUnclassified) return t`not stated`;
  if (pictograms.length === 0) return <NotStated />;
  return (
    <Pictograms>
      <VisuallyHidden>{pictograms.map(({ name }) => name).join(', ')}</VisuallyHidden>
      {pictograms.map(({ code }) => (
        <GhsPictogramImage key={code} code={code} />
      ))}
    </Pictograms>
  );
}
