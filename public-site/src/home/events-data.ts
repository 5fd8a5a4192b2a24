import type { EventView } from './home-view';

/** The events in schema.org's words. */
export function eventsData(events: readonly EventView[], origin: string): object[] {
  return events.map(({ title, startsAt, endsAt, place, href, picture }) => ({
    '@type': 'Event',
    name: title,
    startDate: startsAt,
    endDate: endsAt ?? undefined,
    location: place === null ? undefined : { '@type': 'Place', name: place, address: place },
    image: picture === null ? undefined : origin + picture.src,
    url: href ?? undefined,
    organizer: { '@id': `${origin}/#organization` },
  }));
}
