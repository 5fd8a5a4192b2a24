import { utcDateRangeText, utcLeaf } from 'contract';
import { events, type SiteEvent } from 'contract/content';
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
    days: utcDateRangeText(startsAt, endsAt ?? startsAt),
    leaf: utcLeaf(startsAt),
    place,
    booth,
    href: url,
    picture: pictureOrNone(event),
  };
}
