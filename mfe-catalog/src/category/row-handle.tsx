import { useDraggable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { IconButton, token } from 'shared-ui';
import styled from 'styled-components';

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
}

/** The drag handle of a row: by mouse, finger, or Space and the arrow keys. */
export function RowHandle({ id, name, tabIndex, isDisabled }: RowHandleProps) {
  const { attributes, listeners, setNodeRef } = useDraggable({
    id,
    disabled: isDisabled,
    attributes: { roleDescription: 'handle to drag' },
  });
  return (
    <Grip
      {...attributes}
      {...listeners}
      ref={setNodeRef}
      label={`Drag ${name}`}
      size="sm"
      tabIndex={tabIndex}
      disabled={isDisabled}
    >
      <GripVertical />
    </Grip>
  );
}
