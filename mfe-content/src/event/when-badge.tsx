import { t } from '@lingui/core/macro';
import type { SiteEvent } from 'contract/content';
import { Badge } from 'shared-ui';

type Times = Pick<SiteEvent, 'startsAt' | 'endsAt'>;

const badges = {
  upcoming: () => <Badge tone="brand">{t`Upcoming`}</Badge>,
  now: () => <Badge tone="success">{t`Now`}</Badge>,
  past: () => <Badge tone="neutral">{t`Past`}</Badge>,
};

/** Whether an event is upcoming, running or past. */
export function WhenBadge({ event }: { event: Times }) {
  return badges[whenOf(event, new Date())]();
}

const day = 86_400_000;

/** An event without an end lasts a day, as in the list's filter and on the site. */
function whenOf({ startsAt, endsAt }: Times, now: Date): keyof typeof badges {
  const start = Date.parse(startsAt);
  const end = endsAt === null ? start + day : Date.parse(endsAt);
  if (start > now.getTime()) return 'upcoming';
  return end > now.getTime() ? 'now' : 'past';
}
