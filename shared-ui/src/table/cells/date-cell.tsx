import { dateText, dateTimeText } from 'contract';
import styled from 'styled-components';
import { TextCell } from './text-cell';

const Time = styled.time`
  white-space: nowrap;
`;

export interface DateCellProps {
  /** An ISO date or time. */
  value: string | null | undefined;
}

/** A day, with the time on hover; a dash where there is none. */
export function DateCell({ value }: DateCellProps) {
  if (value === null || value === undefined) return <TextCell value={null} />;
  return (
    <Time dateTime={value} title={dateTimeText(value)}>
      {dateText(value)}
    </Time>
  );
}
