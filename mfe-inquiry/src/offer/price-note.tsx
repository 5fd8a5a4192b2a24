import { t } from '@lingui/core/macro';
import { groupedText } from 'contract/inquiry';
import { Button, token } from 'shared-ui';
import styled from 'styled-components';
import type { LineDraft } from './line-draft';
import { isOtherPrice, type PriceOf } from './line-prices';
import { useSuggestedPrice } from './use-line-prices';

const Note = styled.output`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

interface PriceNoteProps {
  line: LineDraft;
  of: PriceOf;
  onTake: (price: Pick<LineDraft, 'unitPrice' | 'unitId'>) => void;
}

/** Which sales price is valid for a line and why, with a button to take it over where the line has another. */
export function PriceNote({ line, of, onTake }: PriceNoteProps) {
  const suggested = useSuggestedPrice(line, of)?.data;
  if (!line.chemicalId || suggested === undefined) return null;
  const { unitPrice, unitId, reason } = suggested;
  return (
    <Note>
      {reason}
      {unitPrice !== null && isOtherPrice(line, suggested) ? (
        <Button variant="outline" size="sm" onClick={() => onTake({ unitPrice, unitId })}>
          {t`Take ${{ price: groupedText(unitPrice) }}`}
        </Button>
      ) : null}
    </Note>
  );
}
