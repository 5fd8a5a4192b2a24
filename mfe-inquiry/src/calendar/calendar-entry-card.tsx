import { t } from '@lingui/core/macro';
import { timeText } from 'contract';
import { followUps } from 'contract/inquiry';
import { MoreHorizontal } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { DropdownMenu, DropdownMenuItem, focusRing, IconButton, token } from 'shared-ui';
import { Permitted, usePermission } from 'shared-ui/client';
import styled from 'styled-components';
import { followUpLabels } from '../common/follow-up-kinds';
import { editInquiryHref } from '../routes';
import { shiftedTime, type TimeShift } from './calendar-days';
import type { CalendarEntry } from './use-calendar';

const Card = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  min-width: 0;
  padding: ${token.space[1]} ${token.space[2]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;

  & + & {
    margin-top: ${token.space[1]};
  }
  &[draggable='true'] {
    cursor: grab;
  }
  &[data-done] {
    color: ${token.color.textMuted};
    text-decoration: line-through;
  }
  & a {
    border-radius: ${token.radius.sm};
    color: ${token.color.brandText};
    ${focusRing}
  }
  & small {
    display: block;
    color: ${token.color.textMuted};
  }
`;

const shifts: readonly { label: string; key: string; shift: TimeShift }[] = [
  {
    get label() {
      return t`30 minutes earlier`;
    },
    key: 'ArrowUp',
    shift: { minutes: -30 },
  },
  {
    get label() {
      return t`30 minutes later`;
    },
    key: 'ArrowDown',
    shift: { minutes: 30 },
  },
  {
    get label() {
      return t`A day earlier`;
    },
    key: 'ArrowLeft',
    shift: { days: -1 },
  },
  {
    get label() {
      return t`A day later`;
    },
    key: 'ArrowRight',
    shift: { days: 1 },
  },
  {
    get label() {
      return t`A week later`;
    },
    key: 'PageDown',
    shift: { days: 7 },
  },
];

interface CalendarEntryCardProps {
  entry: CalendarEntry;
  onMove: (entry: CalendarEntry, dueAt: string) => void;
  onDrag: (entry: CalendarEntry | undefined) => void;
}

/** A follow-up in a cell of the calendar: dragged, moved with Alt and the arrow keys, or by its menu. */
export function CalendarEntryCard({ entry, onMove, onDrag }: CalendarEntryCardProps) {
  const mayMove = usePermission(followUps.endpoints.update.needs) && entry.doneAt === null;
  const { inquiry, dueAt, kind, message } = entry;
  function press(event: KeyboardEvent) {
    const found = event.altKey ? shifts.find(({ key }) => key === event.key) : undefined;
    if (!found || !mayMove) return;
    event.preventDefault();
    onMove(entry, shiftedTime(dueAt, found.shift));
  }
  return (
    <Card
      draggable={mayMove}
      onDragStart={() => onDrag(entry)}
      onDragEnd={() => onDrag(undefined)}
      {...(entry.doneAt !== null && { 'data-done': '' })}
    >
      <div>
        <Link to={editInquiryHref(inquiry._id)} draggable={false} onKeyDown={press}>
          {timeText(dueAt)} {inquiry.company ?? inquiry.contactName}
        </Link>
        <small>
          {followUpLabels[kind]}: {message.slice(0, 80)}
        </small>
      </div>
      {mayMove ? <MoveMenu entry={entry} onMove={onMove} /> : null}
    </Card>
  );
}

function MoveMenu({ entry, onMove }: Omit<CalendarEntryCardProps, 'onDrag'>) {
  return (
    <Permitted to={followUps.endpoints.update}>
      <DropdownMenu
        trigger={
          <IconButton
            label={t`Move the follow-up of ${{ number: entry.inquiry.number }}`}
            size="sm"
          >
            <MoreHorizontal />
          </IconButton>
        }
      >
        {shifts.map(({ label, shift }) => (
          <DropdownMenuItem
            key={label}
            onSelect={() => onMove(entry, shiftedTime(entry.dueAt, shift))}
          >
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
    </Permitted>
  );
}
