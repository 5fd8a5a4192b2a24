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
type SignInDraft = Omit<MailAccountDraft, 'precomputed'>;

/** Whose a mailbox is follows from who adds it; its secrets are not sent to another server than they were typed for. */
export function prepareMailAccounts(
  _work: Work,
  drafts: readonly MailAccountDraft[],
  { viewer }: WriteContext,
): Promise<Prepared<typeof mailAccounts>[]> {
  return Promise.resolve(
    drafts.map((draft) => {
      const { record, before } = draft;
      const ownerId = before ? before.ownerId : ownerOf(record, viewer);
      return { fields: { ownerId, ...signInOf(draft) }, errors: errorsOf(draft) };
    }),
  );
}

/** What the kind of sign-in needs; the rest is forgotten. */
function signInOf({ record, before, secrets }: MailAccountDraft) {
  if (record.signIn === 'oauth2') {
    const clientSecretSetAt = setAt(secrets.clientSecret, before?.clientSecretSetAt);
    return { passwordSetAt: null, clientSecretSetAt };
  }
  return {
    passwordSetAt: setAt(secrets.password, before?.passwordSetAt),
    authorizationUrl: null,
    tokenUrl: null,
    scope: null,
    clientId: null,
    clientSecretSetAt: null,
  };
}

function setAt(
  secret: string | null | undefined,
  before: string | null | undefined,
): string | null {
  if (secret === null) return null;
  return secret === undefined ? (before ?? null) : new Date().toISOString();
}

function ownerOf({ isPersonal }: MailAccountDraft['record'], viewer: Viewer): AdminId | null {
  return isPersonal ? AdminId.parse(actorId(viewer)) : null;
}

function errorsOf({ record, before, secrets }: SignInDraft): FieldError[] {
  const errors: FieldError[] = [];
  if (before && before.isPersonal !== record.isPersonal) {
    const message = 'Whose mailbox it is does not change: add it anew';
    errors.push({ path: 'isPersonal', message });
  }
  errors.push(...signInErrors({ record, before, secrets }));
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

const needed = [
  { path: 'authorizationUrl', message: 'Enter the address where people allow the access' },
  { path: 'tokenUrl', message: 'Enter the address that tokens come from' },
  { path: 'scope', message: 'Enter the scopes that the provider asks for' },
  { path: 'clientId', message: 'Enter the id of the client at the provider' },
] as const;

/** A secret is not sent to another server than it was typed for. */
function signInErrors({ record, before, secrets }: SignInDraft): FieldError[] {
  if (record.signIn === 'password') {
    const isStored = secrets.password === undefined && Boolean(before?.passwordSetAt);
    const message = 'Enter the password again: it was for another host, port or security';
    return before && isStored && goesElsewhere(record, before)
      ? [{ path: 'password', message }]
      : [];
  }
  const errors: FieldError[] = needed
    .filter(({ path }) => record[path] === null)
    .map(({ path, message }) => ({ path, message }));
  const isStored = secrets.clientSecret === undefined && Boolean(before?.clientSecretSetAt);
  if (isStored && record.tokenUrl !== before?.tokenUrl) {
    const message = 'Enter the secret again: it was for another token address';
    errors.push({ path: 'clientSecret', message });
  }
  return errors;
}
