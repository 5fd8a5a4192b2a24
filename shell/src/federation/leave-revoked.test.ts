import type { RevokedVersion } from 'contract/release';
import { leaveRevoked } from './leave-revoked';
import { createRegistryStore } from './registry-store';
import { emailRemote, registryOf } from './registry.fixture';

test('a page is left as soon as a version that it has run is revoked, and for no other', async () => {
  const left: RevokedVersion[] = [];
  const revoked: RevokedVersion[] = [];
  const document = () => ({ ...registryOf(emailRemote()), revoked: [...revoked] });
  const store = createRegistryStore({
    inlined: document(),
    ask: async () => ({ kind: 'document', document: document() }),
    storage: { getItem: () => null, setItem: () => undefined },
    report: () => undefined,
  });
  const hasRun = (_remote: string, version: string) => version === '2.0.0';
  leaveRevoked({ store, loader: { hasRun }, leave: (one) => left.push(one) });
  const { id: remote } = emailRemote();
  revoked.push({ remote, version: '1.0.0' });
  await store.refresh();
  expect(left).toEqual([]);
  revoked.push({ remote, version: '2.0.0' });
  await store.refresh();
  await store.refresh();
  expect(left).toEqual([{ remote, version: '2.0.0' }]);
});
