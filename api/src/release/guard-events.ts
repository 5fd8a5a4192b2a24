import { StoppedRollout } from 'contract/integration';
import { z } from 'zod';
import { panelLinks } from '../notification/notification-links';
import { notify } from '../notification/notifications';
import type { Consumers } from '../jobs/consumer';

const link = panelLinks.releases();
const KeyEvent = z.object({
  by: z.string().nullable(),
  remote: z.string(),
  label: z.string(),
  isAdded: z.boolean(),
});
const SettingsEvent = z.object({ by: z.string().nullable(), needsSecondPerson: z.boolean() });
const TokenEvent = z.object({ remote: z.string(), label: z.string(), expiresAt: z.iso.datetime() });

/** Notifies admins of the safeguards of releases: signing keys, tokens, settings, and a rollout that stopped by itself. */
export const guardConsumers: Consumers = {
  'release.signingKey': async (work, payload) => {
    const { by, remote, label, isAdded } = KeyEvent.parse(payload);
    const what = isAdded ? 'added' : 'removed';
    const message = `${by} ${what} the signing key “${label}” of ${remote}`;
    await notify(work, { kind: 'signing-key-changed', message, link });
  },
  'release.settings': async (work, payload) => {
    const { by, needsSecondPerson } = SettingsEvent.parse(payload);
    const message = needsSecondPerson
      ? `${by} demands a second person to activate releases`
      : `${by} lets whoever publishes a release activate it`;
    await notify(work, { kind: 'release-settings-changed', message, link });
  },
  'release.stopped': async (work, payload) => {
    const { title, version, active, sessions, failed } = StoppedRollout.parse(payload);
    const message = `The rollout of ${title} ${version} was stopped: ${failed} of its ${sessions} sessions failed. All have ${active} again`;
    await notify(work, { kind: 'remote-stopped', message, link });
  },
  'release.tokenEnding': async (work, payload) => {
    const { remote, label, expiresAt } = TokenEvent.parse(payload);
    const day = expiresAt.slice(0, 10);
    const message = `The release token “${label}” of ${remote} ends on ${day}: make a new one`;
    await notify(work, { kind: 'release-token-ending', message, link });
  },
};
