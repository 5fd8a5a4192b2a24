import { type SiteEvent, events } from 'contract';
import type { PageRequest } from '../server/page-request';
import { pictureOrNone } from '../server/picture-of';
import { readOr } from '../server/read-or';
import type { EventView } from './home-view';

const shown = 3;

/** The next events that are not over. */
export function eventsOf(page: PageRequest): Promise<EventView[]> {
  return readOr<EventView[]>(page, {
    what: 'The events',
    otherwise: [],
    read: async () => {
      const query = { upcoming: 'true', pageSize: shown, sort: 'startsAt' } as const;
      const { data } = await page.api.read(events.visitorEndpoints.list, { query });
      return data.map(eventView);
    },
  });
}

type ListedEvent = Pick<
  SiteEvent,
  | '_id'
  | 'title'
  | 'startsAt'
  | 'endsAt'
  | 'place'
  | 'booth'
  | 'url'
  | 'image'
  | 'imageAlt'
  | 'imageFacts'
>;

function eventView(event: ListedEvent): EventView {
  const { _id: id, title, startsAt, endsAt, place, booth, url } = event;
  return {
    id,
    title,
    startsAt,
    endsAt,
    days: daysText(new Date(startsAt), new Date(endsAt ?? startsAt)),
    leaf: leafOf(new Date(startsAt)),
    place,
    booth,
    href: url,
    picture: pictureOrNone(event),
  };
}

const timeZone = 'UTC';
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });
const dayOfMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone });
const shortMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone });

/** An end before the beginning has no days between them. */
function daysText(start: Date, end: Date): string {
  return end < start ? longDate.format(start) : longDate.formatRange(start, end);
}

function leafOf(start: Date): EventView['leaf'] {
  return { day: dayOfMonth.format(start), month: shortMonth.format(start) };
}
