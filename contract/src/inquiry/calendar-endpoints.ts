import { z } from 'zod';
import { single } from '../answer';
import { Bytes, endpoint } from '../endpoint';
import { idOf } from '../id';
import { Moment } from '../moment';
import { text } from '../text';
import { NamedFollowUp } from './follow-up';

/** The most follow-ups of one answer of the calendar. */
export const maxCalendarEntries = 1000;

/** A person's iCalendar feed; its address is shown once, when it is made. */
export const CalendarFeed = z.object({ createdAt: z.iso.datetime() });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const calendarEndpoints = {
  range: endpoint({
    name: 'calendar.range',
    method: 'GET',
    path: 'calendar/getRange',
    access: 'admin',
    needs: { inquiries: 'view' },
    query: z.strictObject({
      from: Moment,
      /** Not included; at most 45 days after `from`. */
      until: Moment,
      /** Those of inquiries assigned to this person, or of their own where nobody is assigned. */
      adminId: idOf('admin').optional(),
    }),
    answer: single(z.object({ entries: z.array(NamedFollowUp), hasMore: z.boolean() })),
    summary: `The follow-ups that are due in a period, done ones too, soonest first; at most ${maxCalendarEntries}`,
  }),
  readFeed: endpoint({
    name: 'calendar.readFeed',
    method: 'GET',
    path: 'calendar/getFeed',
    access: 'admin',
    needs: 'account',
    answer: single(CalendarFeed.nullable()),
    summary: 'When the address of one’s own calendar feed was made; null without one',
  }),
  renewFeed: endpoint({
    name: 'calendar.renewFeed',
    method: 'PUT',
    path: 'calendar/renewFeed',
    access: 'admin',
    needs: 'account',
    fresh: true,
    answer: single(CalendarFeed.extend({ url: z.string() })),
    summary: 'Makes the secret address of one’s own calendar feed; a former one ends',
  }),
  removeFeed: endpoint({
    name: 'calendar.removeFeed',
    method: 'DELETE',
    path: 'calendar/deleteFeed',
    access: 'admin',
    needs: 'account',
    answer: single(z.object({ removed: z.boolean() })),
    summary: 'Ends the address of one’s own calendar feed',
  }),
  feed: endpoint({
    name: 'calendar.feed',
    method: 'GET',
    path: 'calendar/follow-ups.ics',
    access: 'public',
    needs: 'account',
    cost: 'counted',
    query: z.strictObject({ token: text(100) }),
    answer: Bytes,
    produces: ['text/calendar'],
    summary:
      'The open follow-ups of a person as iCalendar (RFC 5545), by the secret address; what the person may see now',
  }),
} as const;
