import { t } from '@lingui/core/macro';
import { dayOf, dayText, hourOf, weekdayText } from 'contract';
import { useState } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { shownHours, timeInCell } from './calendar-days';
import { CalendarEntryCard } from './calendar-entry-card';
import { type CalendarEntry, useMoveEntry } from './use-calendar';

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  &[data-week] {
    min-width: 60rem;
  }
  & th,
  & td {
    padding: ${token.space[1]};
    border: 1px solid ${token.color.border};
    vertical-align: top;
  }
  & th {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    font-weight: ${token.weight.medium};
    text-align: start;
  }
  & thead > tr > :first-child,
  & tbody th {
    width: 3.75rem;
  }
  & td {
    height: 2.5rem;
  }
  & th[aria-current] {
    color: ${token.color.brandText};
  }
  & td[data-over] {
    background: ${token.color.surfaceHover};
  }
`;

interface CalendarGridProps {
  days: readonly string[];
  today: string;
  entries: readonly CalendarEntry[];
}

interface Cell {
  readonly date: string;
  readonly hour: number;
}

/** Days beside each other, hour by hour; an entry is dragged to another cell. */
export function CalendarGrid({ days, today, entries }: CalendarGridProps) {
  const { move } = useMoveEntry();
  const [dragged, setDragged] = useState<CalendarEntry>();
  const [over, setOver] = useState<Cell>();
  const hours = shownHours(entries.map(({ dueAt }) => dueAt));
  const inCell = ({ date, hour }: Cell) =>
    entries.filter(({ dueAt }) => dayOf(dueAt) === date && hourOf(Date.parse(dueAt)) === hour);
  function drop(cell: Cell) {
    if (dragged) moveTo(dragged, timeInCell(dragged.dueAt, cell));
    setDragged(undefined);
    setOver(undefined);
  }
  function moveTo(entry: CalendarEntry, dueAt: string) {
    if (dueAt !== entry.dueAt) void move(entry, dueAt);
  }
  return (
    <Scroll>
      <Table aria-label={t`Follow-ups`} {...(days.length > 1 && { 'data-week': '' })}>
        <thead>
          <tr>
            <th scope="col">{t`Hour`}</th>
            {days.map((date) => (
              <th key={date} scope="col" {...(date === today && { 'aria-current': 'date' })}>
                {weekdayText(date)} {dayText(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour}>
              <th scope="row">{String(hour).padStart(2, '0')}:00</th>
              {days.map((date) => (
                <td
                  key={date}
                  {...(over?.date === date && over.hour === hour && { 'data-over': '' })}
                  onDragOver={(event) => {
                    if (!dragged) return;
                    event.preventDefault();
                    setOver({ date, hour });
                  }}
                  onDrop={() => drop({ date, hour })}
                >
                  {inCell({ date, hour }).map((entry) => (
                    <CalendarEntryCard
                      key={entry._id}
                      entry={entry}
                      onMove={moveTo}
                      onDrag={setDragged}
                    />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
