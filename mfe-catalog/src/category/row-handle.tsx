import { t } from '@lingui/core/macro';
import { GripVertical } from 'lucide-react';
import { IconButton, token } from 'shared-ui';
import styled from 'styled-components';
import { hintId } from './drag-frame';
import type { TreeHandle } from './use-tree-drag';

/* The finger that drags it does not scroll the page. */
const Grip = styled(IconButton)`
  width: 1.75rem;
  color: ${token.color.textFaint};
  cursor: grab;
  touch-action: none;
`;

interface RowHandleProps {
  id: string;
  name: string;
  tabIndex: 0 | -1;
  isDisabled: boolean;
  isCarried: boolean;
  handle: TreeHandle;
}

/** The drag handle of a row: by mouse, finger, or Space and the arrow keys. */
export function RowHandle({ id, name, tabIndex, isDisabled, isCarried, handle }: RowHandleProps) {
  return (
    <Grip
      label={t`Drag ${name}`}
      size="sm"
      tabIndex={tabIndex}
      disabled={isDisabled}
      aria-roledescription={t`handle to drag`}
      aria-describedby={hintId}
      {...(isCarried && { 'aria-pressed': true })}
      onPointerDown={(event) => handle.press(event, id)}
      onKeyDown={(event) => handle.onKey(event, id)}
      onBlur={handle.onBlur}
    >
      <GripVertical />
    </Grip>
  );
}
