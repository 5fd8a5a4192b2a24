import { t } from '@lingui/core/macro';
import type { SiteEvent } from 'contract/content';
import { dateTimeText, dateTimeTextIn, zoneText } from 'contract';
import { TwoLines } from 'shared-ui/table';

interface TimesCellProps {
  event: Pick<SiteEvent, 'startsAt' | 'endsAt' | 'timeZone'>;
}

/** The start and end of an event in its time zone, else in the reader's. */
export function TimesCell({ event }: TimesCellProps) {
  const { startsAt, endsAt, timeZone } = event;
  const textOf = (iso: string) =>
    timeZone === null ? dateTimeText(iso) : dateTimeTextIn(timeZone, iso);
  return (
    <TwoLines>
      <span>
        <time dateTime={startsAt}>{textOf(startsAt)}</time>
      </span>
      {endsAt === null ? null : (
        <small>
          <time dateTime={endsAt}>{t`to ${{ time: textOf(endsAt) }}`}</time>
        </small>
      )}
      {timeZone === null ? null : <small>{zoneText(timeZone)}</small>}
    </TwoLines>
  );
}
