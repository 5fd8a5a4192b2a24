import type { inquiries } from 'contract/inquiry';
import type { Work } from '../db/database';
import type { Viewer } from '../kernel/viewer';
import { panelLinks } from '../notification/notification-links';
import { notify } from '../notification/notifications';
import type { Written } from '../repository/write-rules';
import { whoWrites } from './notice-words';
import { writerName } from './writer-name';

type WrittenInquiry = Written<typeof inquiries>;

/** Notifies each colleague of the inquiries that this write assigns to them, once for all of them. */
export async function notifyAssignees(
  work: Work,
  writes: readonly WrittenInquiry[],
  viewer: Viewer,
): Promise<void> {
  if (viewer.kind !== 'admin') return;
  const assigned = writes.filter((write) => isNewAssignment(write, viewer.adminId));
  if (assigned.length === 0) return;
  const by = await writerName(work, viewer.adminId);
  for (const adminId of new Set(assigned.map(({ after }) => String(after.assignedTo)))) {
    const theirs = assigned.filter(({ after }) => after.assignedTo === adminId);
    const [first] = theirs;
    if (first === undefined) continue;
    const { number, contactName, company } = first.after;
    const message =
      theirs.length === 1
        ? `${by} assigned ${number} to you: ${whoWrites(contactName, company)}`
        : `${by} assigned ${theirs.length} inquiries to you`;
    const link =
      theirs.length === 1 ? panelLinks.inquiry(first.id) : panelLinks.inquiriesOf(adminId);
    await notify(work, { kind: 'inquiry-assigned', message, link, adminId });
  }
}

/** What somebody takes on themselves is no news to them. */
function isNewAssignment({ before, after }: WrittenInquiry, writer: string): boolean {
  const { assignedTo } = after;
  return assignedTo !== null && assignedTo !== writer && assignedTo !== before?.assignedTo;
}
