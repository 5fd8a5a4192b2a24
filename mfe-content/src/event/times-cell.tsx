import type { SiteEvent } from 'contract';
import { dateTimeText } from 'shared-ui';
import styled from 'styled-components';

const Line = styled.time`
  display: block;
  white-space: nowrap;
`;

/** When an event begins and ends, in the reader's time zone. */
export function TimesCell({ event }: { event: Pick<SiteEvent, 'startsAt' | 'endsAt'> }) {
  const { startsAt, endsAt } = event;
  return (
    <>
      <Line dateTime={startsAt}>{dateTimeText(startsAt)}</Line>
      {endsAt === null ? null : <Line dateTime={endsAt}>to {dateTimeText(endsAt)}</Line>}
    </>
  );
}
