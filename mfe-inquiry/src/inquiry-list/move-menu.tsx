import { t } from '@lingui/core/macro';
import { MoreHorizontal } from 'lucide-react';
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel, IconButton } from 'shared-ui';
import styled from 'styled-components';
import { useStatuses } from '../common/use-statuses';
import type { InquiryRow } from './inquiry-cells';
import type { BoardActions } from './use-board';

/* As high as its line; the touch target is wider. */
const Trigger = styled(IconButton)`
  width: 1.75rem;
  height: 1.5rem;
  min-height: 1.5rem;

  @media (pointer: coarse) {
    width: 2.5rem;
    margin-inline-end: -0.5rem;
  }
`;

interface MoveMenuProps {
  inquiry: InquiryRow;
  tabIndex: 0 | -1;
  onMove: BoardActions['moveTo'];
}

/** A menu that moves a card to another column without dragging. */
export function MoveMenu({ inquiry, tabIndex, onMove }: MoveMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <Trigger label={t`Move ${{ number: inquiry.number }}`} size="sm" tabIndex={tabIndex}>
          <MoreHorizontal />
        </Trigger>
      }
    >
      <MoveItems inquiry={inquiry} onMove={onMove} />
    </DropdownMenu>
  );
}

function MoveItems({ inquiry, onMove }: Pick<MoveMenuProps, 'inquiry' | 'onMove'>) {
  const { data: statuses = [] } = useStatuses();
  return (
    <>
      <DropdownMenuLabel>{t`Move to`}</DropdownMenuLabel>
      {statuses.map(({ _id, name }) => (
        <DropdownMenuItem
          key={_id}
          disabled={_id === inquiry.statusId}
          onSelect={() => onMove(inquiry, _id)}
        >
          {name}
        </DropdownMenuItem>
      ))}
    </>
  );
}
