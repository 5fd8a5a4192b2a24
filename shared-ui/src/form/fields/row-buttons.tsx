import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../../parts/icon-button/icon-button';

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
`;

interface RowButtonsProps {
  label: string;
  isOrdered: boolean;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

/** Moves a row of a `RowsField`, or takes it away. */
export function RowButtons({ label, isOrdered, onUp, onDown, onRemove }: RowButtonsProps) {
  return (
    <Buttons>
      {isOrdered ? (
        <>
          <IconButton label={`Move ${label} up`} size="sm" disabled={!onUp} onClick={onUp}>
            <ArrowUp />
          </IconButton>
          <IconButton label={`Move ${label} down`} size="sm" disabled={!onDown} onClick={onDown}>
            <ArrowDown />
          </IconButton>
        </>
      ) : null}
      <IconButton label={`Remove ${label}`} size="sm" onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </Buttons>
  );
}
