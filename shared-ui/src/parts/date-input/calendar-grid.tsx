import { fullDateText, weekdayText } from 'contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { today } from '../../text/days';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { dayByKey } from './calendar-keys';
import { Day, Grid } from './calendar-styles';
import { weeksOf } from './month-days';

interface CalendarGridProps {
  titleId: string;
  /** The day with the keyboard focus; its month is shown. */
  active: string;
  value: string | null;
  canChoose: (day: string) => boolean;
  onMove: (day: string) => void;
  onChoose: (day: string) => void;
}

/** The days of a month in weeks. Takes the focus when it mounts and whenever a key moves the active day. */
export function CalendarGrid(props: CalendarGridProps) {
  const { titleId, active, onMove } = props;
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(true);

  // Moves the browser's focus to the active day, whose button may have just been rendered.
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active]);

  function move(event: KeyboardEvent) {
    const day = dayByKey(event, active);
    if (day === undefined) return;
    event.preventDefault();
    takesFocus.current = true;
    onMove(day);
  }
  const weeks = weeksOf(active);
  return (
    <Grid ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={move}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              <span aria-hidden="true">{weekdayText(day).slice(0, 2)}</span>
              <VisuallyHidden>{weekdayText(day)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <DayCell key={day} day={day} {...props} />
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

function DayCell(props: CalendarGridProps & { day: string }) {
  const { day, active, value, canChoose, onChoose } = props;
  return (
    <td aria-selected={day === value}>
      <Day
        type="button"
        tabIndex={day === active ? 0 : -1}
        aria-label={fullDateText(day)}
        aria-current={day === today() ? 'date' : undefined}
        data-outside={day.slice(0, 7) === active.slice(0, 7) ? undefined : ''}
        disabled={!canChoose(day)}
        onClick={() => onChoose(day)}
      >
        {Number(day.slice(8))}
      </Day>
    </td>
  );
}
