import { type FieldError, idOf } from 'contract';
import type { mailAccounts } from 'contract/email';
import type { z } from 'zod';
import type { Work } from '../../db/database';
import { actorId, type Viewer } from '../../kernel/viewer';
import type { WriteContext } from '../../repository/batch';
import type { Draft, Prepared } from '../../repository/write-rules';
import { goesElsewhere } from '../mail-server/goes-elsewhere';

const AdminId = idOf('admin');
type AdminId = z.infer<typeof AdminId>;

type MailAccountDraft = Draft<typeof mailAccounts>;

/** Whose a mailbox is follows from who adds it; its password is not sent to another server than it was typed for. */
export function prepareMailAccounts(
  _work: Work,
  drafts: readonly MailAccountDraft[],
  { viewer }: WriteContext,
): Promise<Prepared<typeof mailAccounts>[]> {
  return Promise.resolve(
    drafts.map((draft) => {
      const { record, before } = draft;
      return {
        fields: {
          ownerId: before ? before.ownerId : ownerOf(record, viewer),
          passwordSetAt: passwordSetAt(draft),
        },
        errors: errorsOf(draft),
      };
    }),
  );
}

function passwordSetAt({ before, secrets }: MailAccountDraft): string | null {
  if (secrets.password === null) return null;
  return secrets.password === undefined
    ? (before?.passwordSetAt ?? null)
    : new Date().toISOString();
}

function ownerOf({ isPersonal }: MailAccountDraft['record'], viewer: Viewer): AdminId | null {
  return isPersonal ? AdminId.parse(actorId(viewer)) : null;
}

function errorsOf({ record, before, secrets }: MailAccountDraft): FieldError[] {
  const errors: FieldError[] = [];
  if (before && before.isPersonal !== record.isPersonal) {
    const message = 'Whose mailbox it is does not change: add it anew';
    errors.push({ path: 'isPersonal', message });
  }
  if (secrets.password === undefined && before?.passwordSetAt && goesElsewhere(record, before)) {
    const message = 'Enter the password again: it was for another host, port or security';
    errors.push({ path: 'password', message });
  }
  if (record.isPersonal && record.makesInquiries) {
    const message = 'Only for mailboxes of the company: an inquiry is everybody’s';
    errors.push({ path: 'makesInquiries', message });
  }
  if (record.afterReading === 'move' && record.moveTo === null)
    errors.push({ path: 'moveTo', message: 'Enter the folder that messages are moved to' });
  if (record.moveTo !== null && record.moveTo === record.folder)
    errors.push({ path: 'moveTo', message: 'Choose another folder than the one that is read' });
  if (record.sentFolder !== null && record.sentFolder === record.folder)
    errors.push({ path: 'sentFolder', message: 'Choose another folder than the one that is read' });
  return errors;
}
