import { companyId, type Thing } from '../common/thing';
import type { EventView } from './home-view';

/** The events as schema.org data. The company attends them, but does not organise them. */
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
