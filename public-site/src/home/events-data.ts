import { companyId, type Thing } from '../structured/thing';
import type { EventView } from './home-view';

/** The events in schema.org's words: the company is met there, they are not its own. */
export function eventsData(events: readonly EventView[], origin: string): Thing[] {
  return events.map(({ title, startsAt, endsAt, place, href, picture }) => ({
    '@type': 'Event',
    name: title,
    startDate: startsAt,
    endDate: endsAt ?? undefined,
    location: place === null ? undefined : { '@type': 'Place', name: place, address: place },
    image: picture === null ? undefined : origin + picture.src,
    url: href ?? undefined,
    attendee: { '@id': companyId(origin) },
  }));
}
