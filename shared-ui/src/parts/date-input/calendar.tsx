import { t } from '@lingui/core/macro';
import { monthText } from 'contract';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useId, useState } from 'react';
import { today } from '../../text/days';
import { IconButton } from '../icon-button/icon-button';
import { CalendarGrid } from './calendar-grid';
import { Frame, Head } from './calendar-styles';
import { addMonths } from './month-days';

export interface CalendarProps {
  /** An ISO date. */
  value: string | null;
  onChoose: (day: string) => void;
  /** The first and the last selectable day. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A month of selectable days, by the WAI-ARIA date picker dialog pattern. */
export function Calendar(props: CalendarProps) {
  const { value, onChoose, min = '0001-01-01', max = '9999-12-31' } = props;
  const [active, setActive] = useState(() => within(value ?? today()));
  const titleId = useId();

  function within(day: string) {
    if (day < min) return min;
    return day > max ? max : day;
  }
  const show = (day: string) => setActive(within(day));
  const turn = (months: number) => () => show(addMonths(active, months));
  return (
    <Frame>
      <Head>
        <IconButton label={t`Previous year`} onClick={turn(-12)}>
          <ChevronsLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Previous month`} onClick={turn(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h2 id={titleId} aria-live="polite">
          {monthText(active)}
        </h2>
        <IconButton label={t`Next month`} onClick={turn(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Next year`} onClick={turn(12)}>
          <ChevronsRight aria-hidden="true" />
        </IconButton>
      </Head>
      <CalendarGrid
        titleId={titleId}
        active={active}
        value={value}
        canChoose={(day) => within(day) === day}
        onMove={show}
        onChoose={onChoose}
      />
    </Frame>
  );
}
