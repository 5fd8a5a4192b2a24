import { z } from 'zod';
import { single } from '../answer';
import { type DeprecatedFields, withDeprecated } from '../deprecation';
import { Country } from '../country';
import { EmailQueue } from '../email/email-endpoints';
import { endpoint } from '../endpoint';
import { idOf } from '../id';
import { NamedFollowUp } from '../inquiry/follow-up';
import { productInquiries } from '../inquiry/product-inquiry';
import { StatusColor, StatusKind } from '../inquiry/status';
import { TimeZone } from '../time-zone';
import { Day } from '../moment';

const count = z.int().min(0);

/** A day in the viewer's time zone. */

/** The outcomes of a period's inquiries; `rate` is won of those closed, 0 to 1, null when none was closed. */
const Outcome = z.object({
  total: count,
  open: count,
  won: count,
  lost: count,
  rate: z.number().min(0).max(1).nullable(),
});

/** A panel of before asks for it; the card of the outbox reads the queue itself. */
const deprecated: DeprecatedFields = {
  email: { since: '4.2.0', instead: 'email.queue', until: '2027-05-31' },
};

/** The dashboard's figures for the inquiries received in a period, and current tasks. */
export const Dashboard = withDeprecated(
  z.object({
    period: z.object({ from: Day, until: Day }),
    outcome: Outcome,
    /** The same figures for the preceding period of equal length. */
    before: Outcome,
    /** Every day of the period, including those without inquiries. */
    byDay: z.array(z.object({ day: Day, count })),
    /** Every status, in order. */
    byStatus: z.array(
      z.object({
        _id: idOf('status'),
        name: z.string(),
        color: StatusColor,
        kind: StatusKind,
        count,
      }),
    ),
    bySource: z.array(
      z.object({ _id: idOf('source').nullable(), name: z.string().nullable(), count }),
    ),
    byCountry: z.array(z.object({ country: Country.nullable(), count })),
    /** The chemicals requested by most inquiries, at most ten. */
    topChemicals: z.array(
      z.object({
        _id: idOf('chemical'),
        name: z.string(),
        casNumber: z.string().nullable(),
        count,
      }),
    ),
    /** Due today or overdue, soonest first: at most ten, and the total. */
    followUps: z.object({ data: z.array(NamedFollowUp), total: count }),
    /** New product inquiries, latest first: at most five, and the total. */
    productInquiries: z.object({ data: z.array(productInquiries.listed), total: count }),
    chemicals: z.object({ published: count, draft: count }),
    email: EmailQueue.optional(),
  }),
  deprecated,
);
export type Dashboard = z.infer<typeof Dashboard>;

/** The longest period in days. */
export const maxPeriodDays = 731;

export const dashboardEndpoints = {
  get: endpoint({
    name: 'dashboard.get',
    method: 'GET',
    path: 'dashboard/get',
    access: 'admin',
    needs: 'account',
    query: z.strictObject({
      /** First and last day of the period; the last 30 days by default. */
      from: Day.optional(),
      until: Day.optional(),
      timeZone: TimeZone.default('UTC'),
    }),
    answer: single(Dashboard),
    deprecatedFields: deprecated,
    summary: 'All figures of the dashboard for a period of at most two years',
  }),
} as const;
