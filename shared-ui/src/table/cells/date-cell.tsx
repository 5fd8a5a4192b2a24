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

const dayLength = '2026-11-22'.length;

/** A day, with the time on hover if the value has one; a dash where there is none. */
export function DateCell({ value }: DateCellProps) {
  if (value === null || value === undefined) return <TextCell value={null} />;
  const time = value.length > dayLength ? dateTimeText(value) : undefined;
  return (
    <Time dateTime={value} title={time}>
      {dateText(value)}
    </Time>
  );
}
