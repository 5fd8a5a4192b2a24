import { type followUps, mentionsIn } from 'contract/inquiry';
import type { Work } from '../db/database';
import type { Viewer } from '../kernel/viewer';
import { panelLinks } from '../notification/notification-links';
import { notify } from '../notification/notifications';
import { adminName } from '../repository/admin-name';
import type { Written } from '../repository/write-rules';
import { excerpt } from './notice-words';
import { writerName } from './writer-name';

/** Notifies colleagues when a note or a step first mentions them (`@Ann Beyer`). */
export async function notifyMentioned(
  work: Work,
  writes: readonly Written<typeof followUps>[],
  viewer: Viewer,
): Promise<void> {
  if (viewer.kind !== 'admin' || !writes.some(({ after }) => after.message.includes('@'))) return;
  const admins = await work
    .selectFrom('admin')
    .select(['_id', adminName.as('name')])
    .where('deletedAt', 'is', null)
    .execute();
  const colleagues = admins.flatMap(({ _id, name }) =>
    name === null || _id === viewer.adminId ? [] : [{ _id, name }],
  );
  const by = await writerName(work, viewer.adminId);
  for (const { before, after } of writes) {
    const known = new Set(mentionsIn(before?.message ?? '', colleagues));
    for (const adminId of mentionsIn(after.message, colleagues)) {
      if (known.has(adminId)) continue;
      const message = `${by} mentioned you: ${excerpt(after.message)}`;
      const link = panelLinks.inquiry(after.inquiryId);
      await notify(work, { kind: 'inquiry-mentioned', message, link, adminId });
    }
  }
}
