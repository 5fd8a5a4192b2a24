import type { SiteEvent } from 'contract/content';
import { dateTimeText } from 'contract';
import { TwoLines } from 'shared-ui/table';

/** The start and end of an event in the reader's time zone. */
export function TimesCell({ event }: { event: Pick<SiteEvent, 'startsAt' | 'endsAt'> }) {
  const { startsAt, endsAt } = event;
  return (
    <TwoLines>
      <span>
        <time dateTime={startsAt}>{dateTimeText(startsAt)}</time>
      </span>
      {endsAt === null ? null : (
        <small>
          <time dateTime={endsAt}>to {dateTimeText(endsAt)}</time>
        </small>
      )}
    </TwoLines>
  );
}
