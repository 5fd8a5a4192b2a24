import { t } from '@lingui/core/macro';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../../parts/icon-button/icon-button';
import { token } from '../../tokens/token';
import type { GripProps } from './use-row-drag';

const Buttons = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
`;

const Grip = styled.span`
  display: flex;
  padding: ${token.space[1]};
  color: ${token.color.textMuted};
  cursor: grab;
  /* The finger that drags by it does not scroll the page. */
  touch-action: none;

  @media (pointer: coarse) {
    padding: ${token.space[3]};
  }
`;

interface RowButtonsProps {
  label: string;
  /** Props of the drag handle; undefined when the order does not matter. */
  grip: GripProps | undefined;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

/** Buttons that move or remove a row of a `RowsField`. */
export function RowButtons({ label, grip, onUp, onDown, onRemove }: RowButtonsProps) {
  return (
    <Buttons>
      {grip === undefined ? null : (
        <>
          <Grip {...grip} title={t`Drag to another place`} aria-hidden="true">
            <GripVertical size={16} />
          </Grip>
          <IconButton label={t`Move ${label} up`} size="sm" disabled={!onUp} onClick={onUp}>
            <ArrowUp />
          </IconButton>
          <IconButton label={t`Move ${label} down`} size="sm" disabled={!onDown} onClick={onDown}>
            <ArrowDown />
          </IconButton>
        </>
      )}
      <IconButton label={t`Remove ${label}`} size="sm" onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </Buttons>
  );
}
