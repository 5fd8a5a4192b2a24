import type { Services } from '../../kernel/services';
import type { Work } from '../../db/database';
import { enqueueNotice } from '../../email/queue/enqueue-notice';
import { readProfile } from '../admins';
import { fullName } from '../full-name';
import { panelLinks } from '../../notification/notification-links';
import { notify } from '../../notification/notifications';

/** Tells a person in the panel and by mail that their account can be opened by an identity provider from now on. */
export async function notifyOfLink(
  work: Work,
  services: Pick<Services, 'secretBox' | 'env'>,
  adminId: string,
): Promise<void> {
  const profile = await readProfile(work, adminId);
  await notify(work, {
    kind: 'identity-linked',
    message: `Somebody, probably you, signed in to your account with the company’s identity provider for the first time. If it was not you, tell an Owner at once.`,
    link: panelLinks.security(),
    adminId,
  });
  await enqueueNotice(work, services, {
    to: profile.email,
    toName: fullName(profile),
    subject: 'Your account can be signed in to in another way',
    paragraphs: [
      `Somebody, probably you, signed in to your account in the admin panel of {{company.name}} with the company’s identity provider for the first time. From now on that works as your password does.`,
      'If it was not you, tell an Owner of the panel at once.',
    ],
  });
}
