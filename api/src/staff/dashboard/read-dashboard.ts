import type { Area, Dashboard } from 'contract/staff';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { chemicalTable } from '../../catalog/chemical/chemical.table';
import { readEmailQueue } from '../../email/queue/read-queue';
import { dueFollowUps } from '../../inquiry/follow-up-lists';
import { listRecords, type Page } from '../../repository/read';
import { tallied } from '../../repository/tally';
import { productInquiryTable } from '../../inquiry/product-inquiry/product-inquiry.table';
import { isPermitted, maySee } from '../../kernel/permission';
import { system, type Viewer, visitor } from '../../kernel/viewer';
import { inquiryFigures, outcomeIn } from './inquiry-figures';
import { type Period, periodBefore } from './period';
import { topChemicals } from './top-chemicals';

const first = { page: 1 };

const noOutcome: Dashboard['outcome'] = { total: 0, open: 0, won: 0, lost: 0, rate: null };
const noFigures = { outcome: noOutcome, byDay: [], byStatus: [], bySource: [], byCountry: [] };
const noEmail: Dashboard['email'] = {
  counts: {
    queued: 0,
    sending: 0,
    sent: 0,
    bounced: 0,
    failed: 0,
    suppressed: 0,
    cancelled: 0,
    unknown: 0,
  },
  scheduled: 0,
  paused: [],
};
const nothing = { data: [], total: 0 };

/** The whole dashboard, its parts read concurrently; empty are those that the viewer may not see. */
export async function readDashboard(
  database: Database,
  period: Period,
  viewer: Viewer,
): Promise<Record<keyof Dashboard, unknown>> {
  const { timeZone, from, until } = period;
  const sees = (area: Area) => isPermitted(viewer, { [area]: 'view' });
  const inquiries = sees('inquiries');
  const [figures, before, top, followUps, productInquiries, chemicals, email] = await Promise.all([
    inquiries ? inquiryFigures(database, period) : noFigures,
    inquiries ? outcomeIn(database, periodBefore(period)) : noOutcome,
    inquiries && sees('chemicals') ? topChemicals(database, period) : [],
    inquiries
      ? dueFollowUps(database, { ...first, pageSize: 10, timeZone, adminId: undefined })
      : nothing,
    maySee(viewer, productInquiryTable.resource)
      ? listRecords(
          database,
          productInquiryTable,
          { ...first, pageSize: 5, status: 'new', sort: '-createdAt' },
          viewer,
        )
      : nothing,
    sees('chemicals') ? countChemicals(database) : { published: 0, draft: 0 },
    sees('email') ? readEmailQueue(database) : noEmail,
  ]);
  return {
    ...figures,
    period: { from, until },
    before,
    topChemicals: top,
    followUps: shown(followUps),
    productInquiries: shown(productInquiries),
    chemicals,
    email,
  };
}

function shown({ data, total }: Pick<Page, 'data' | 'total'>) {
  return { data, total };
}

async function countChemicals(database: Database): Promise<Dashboard['chemicals']> {
  const { tally } = chemicalTable.list;
  const { rows } = await sql<{ living: number; published: number }>`
    select coalesce(${tallied(tally, system)}, 0) as living,
      coalesce(${tallied(tally, visitor)}, 0) as published`.execute(database);
  const { living = 0, published = 0 } = rows[0] ?? {};
  return { published, draft: living - published };
}
