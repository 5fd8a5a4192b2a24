import type { PublishStatus } from 'contract/catalog';
import type { Dashboard } from 'contract/staff';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { readEmailQueue } from '../../email/queue/read-queue';
import { dueFollowUps } from '../../inquiry/follow-up-lists';
import { listRecords, type Page } from '../../repository/read';
import { productInquiryTable } from '../../inquiry/product-inquiry/product-inquiry.table';
import type { Viewer } from '../../core/viewer';
import { inquiryFigures, outcomeIn } from './inquiry-figures';
import { type Period, periodBefore } from './period';
import { topChemicals } from './top-chemicals';

const first = { page: 1 };

/** The whole dashboard, its parts read concurrently. */
export async function readDashboard(
  database: Database,
  period: Period,
  viewer: Viewer,
): Promise<Record<keyof Dashboard, unknown>> {
  const { timeZone, from, until } = period;
  const [figures, before, top, followUps, productInquiries, chemicals, email] = await Promise.all([
    inquiryFigures(database, period),
    outcomeIn(database, periodBefore(period)),
    topChemicals(database, period),
    dueFollowUps(database, { ...first, pageSize: 10, timeZone, adminId: undefined }),
    listRecords(
      database,
      productInquiryTable,
      { ...first, pageSize: 5, status: 'new', sort: '-createdAt' },
      viewer,
    ),
    countChemicals(database),
    readEmailQueue(database),
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

function shown({ data, total }: Page) {
  return { data, total };
}

async function countChemicals(database: Database): Promise<Dashboard['chemicals']> {
  const { rows } = await sql<{ status: PublishStatus; count: number }>`
    select status, count(*) as count from chemical where deleted_at is null
    group by status`.execute(database);
  const of = (status: PublishStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return { published: of('published'), draft: of('draft') };
}
