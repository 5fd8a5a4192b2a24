import type { Endpoint } from '../endpoint';
import { allEndpoints } from '../endpoints';

/** Calls that change accounts, settings or what runs in the panel without a fresh sign-in, each with its reason. */
const notFresh: Readonly<Record<string, string>> = {
  'dkim.check': 'looks a public record up',
  'smtp.test': 'sends a fixed message by a server that stands',
  'mailbox.clear': 'empties the development mailbox',
  'webhook.test': 'sends an example to the address that stands',
  'webhook.resend': 'sends a message again to the address that it was for',
  'personalData.find': 'reads',
  'personalData.list': 'reads',
  'operation.endMaintenance': 'opens the site again, which is in one click',
  'release.check': 'reads',
  'retention.preview': 'counts',
  'startList.skip': 'marks a hint of the dashboard',
  'startList.close': 'hides hints of the dashboard',
};

const guarded = ['staff', 'settings', 'releases'] as const;

function isGuardedWrite({ access, method, needs }: Endpoint): boolean {
  if (access === 'public' || method === 'GET' || needs === undefined || needs === 'account') {
    return false;
  }
  return guarded.some((area) => needs[area] !== undefined);
}

test('a write of staff, settings or releases needs a fresh sign-in, or stands in the list', () => {
  const writes = allEndpoints.filter(isGuardedWrite);
  const stale = writes.filter(({ fresh }) => !fresh).map(({ name }) => name);
  expect(stale.toSorted()).toEqual(Object.keys(notFresh).toSorted());
  expect(writes.length).toBeGreaterThan(40);
});
