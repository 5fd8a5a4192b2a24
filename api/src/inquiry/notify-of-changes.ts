import { fieldWords } from 'contract';
import { inquiries } from 'contract/inquiry';
import { sql } from 'kysely';
import type { Work } from '../db/database';
import type { Viewer } from '../kernel/viewer';
import { panelLinks } from '../notification/notification-links';
import { notify } from '../notification/notifications';
import type { Written } from '../repository/write-rules';
import { writerName } from './writer-name';

type WrittenInquiry = Written<typeof inquiries>;

/** Notifies the assignees whose inquiries a colleague changes, until they have read it: once for each inquiry. */
export async function notifyOfChanges(
  work: Work,
  writes: readonly WrittenInquiry[],
  viewer: Viewer,
): Promise<void> {
  if (viewer.kind !== 'admin') return;
  const changed = writes.filter((write) => isChangeForAssignee(write, viewer.adminId));
  if (changed.length === 0) return;
  const by = await writerName(work, viewer.adminId);
  for (const adminId of new Set(changed.map(({ after }) => String(after.assignedTo)))) {
    const theirs = changed.filter(({ after }) => after.assignedTo === adminId);
    const [first] = theirs;
    if (first === undefined) continue;
    const isOne = theirs.length === 1;
    const link = isOne ? panelLinks.inquiry(first.id) : panelLinks.inquiriesOf(adminId);
    if (await isUnread(work, { adminId, link })) continue;
    const message = isOne
      ? `${by} changed ${first.after.number}: ${changedFields(first).join(', ')}`
      : `${by} changed ${theirs.length} of your inquiries`;
    await notify(work, { kind: 'inquiry-changed', message, link, adminId });
  }
}

function isChangeForAssignee(write: WrittenInquiry, writer: string): boolean {
  const { before, after } = write;
  const { assignedTo } = after;
  const isTheirs = assignedTo !== null && assignedTo === before?.assignedTo;
  return isTheirs && assignedTo !== writer && changedFields(write).length > 0;
}

/** The names of the fields that staff changed. */
function changedFields({ before, after }: WrittenInquiry): string[] {
  const former = new Map(Object.entries(before ?? {}));
  return Object.entries(after).flatMap(([name, value]) => {
    const presence = new Map(Object.entries(inquiries.fields)).get(name)?.presence;
    if (presence === undefined || presence === 'computed') return [];
    return JSON.stringify(value) === JSON.stringify(former.get(name)) ? [] : [fieldWords(name)];
  });
}

async function isUnread(work: Work, { adminId, link }: { adminId: string; link: string }) {
  const { rows } = await sql`
    select 1 from notification
    where admin_id = ${adminId} and kind = 'inquiry-changed' and link = ${link} and read_at is null
    limit 1`.execute(work);
  return rows.length > 0;
}
