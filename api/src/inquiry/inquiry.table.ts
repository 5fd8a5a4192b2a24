import { inquiries } from 'contract/inquiry';
import { type RawBuilder, sql } from 'kysely';
import { dropRequestedChemicals, syncRequestedChemicals } from './sync-requested-chemicals';
import { itemNames } from './item-names';
import { inquiryValue } from './money/inquiry-value';
import { storeClosing } from './money/store-closing';
import { hasNewReply } from './has-new-reply';
import { notifyAssignees } from './notify-assignees';
import { notifyOfChanges } from './notify-of-changes';
import { prepareInquiries } from './prepare-inquiry';
import { containsWords } from '../kernel/contains-text';
import { adminName } from '../repository/admin-name';
import type { ResourceTable } from '../repository/resource-table';

export const inquiryTable = {
  resource: inquiries,
  table: 'inquiry',
  columns: { itemNames, value: inquiryValue, hasNewReply },
  list: {
    filters: {
      statusKind: (kind) => sql<boolean>`record.status_id in (
      select _id from status where kind = ${kind})`,
      priority: (priority) => sql<boolean>`record.priority_rank =
      case ${priority}::text when 'high' then 3 when 'normal' then 2 else 1 end`,
      assignedTo: (adminId) =>
        adminId === 'nobody'
          ? sql<boolean>`record.assigned_to is null`
          : sql<boolean>`record.assigned_to = ${adminId}`,
      chemicalId: (id) =>
        sql<boolean>`record.items @> ${JSON.stringify([{ chemicalId: id }])}::jsonb`,
      dueBefore: (time) => sql<boolean>`record.next_follow_up_at < ${time}`,
      hasNextStep: (has) => sql<boolean>`(record.next_follow_up_at is not null) = ${has}`,
      createdFrom: (time) => sql<boolean>`record.created_at >= ${time}`,
      createdBefore: (time) => sql<boolean>`record.created_at < ${time}`,
      closedFrom: (time) => closed(sql`closed_at >= ${time}`),
      closedBefore: (time) => closed(sql`closed_at < ${time}`),
      lostReason: (reason) =>
        sql<boolean>`lower(btrim(record.lost_reason)) = lower(btrim(${reason}::text))`,
    },
    search: (text) => containsWords(sql`record.search_text`, text),
    groups: {
      assignedTo: {
        label: (id) =>
          sql<string | null>`(select ${adminName} from admin where admin._id::text = ${id})`,
      },
    },
    sums: { lines: sql<number>`jsonb_array_length(record.items)` },
    sorts: { number: sql`record.number`, priority: sql`record.priority_rank` },
  },
  rules: {
    beforeWrite: prepareInquiries,
    async afterWrite(work, writes, { viewer }) {
      await syncRequestedChemicals(
        work,
        writes.map(({ after }) => after),
      );
      await storeClosing(work, writes);
      await notifyAssignees(work, writes, viewer);
      await notifyOfChanges(work, writes, viewer);
    },
    afterTrash: (work, records, move) =>
      move === 'restore'
        ? syncRequestedChemicals(work, records)
        : dropRequestedChemicals(work, records),
  },
} satisfies ResourceTable<typeof inquiries>;

function closed(condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from inquiry_value where inquiry_id = record._id and ${condition})`;
}
