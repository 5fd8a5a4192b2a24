import { RemoteManifest } from 'contract/release';
import { z } from 'zod';
import { contractRules } from '../remote/contract-faults';
import type { RemoteDefinition } from '../remote/define-remote';
import { plainNouns } from '../remote/plain-pages';

/**
 * The conformance suite of a remote: what `remote.json` promises, the code has, and the other way round.
 *
 * @example
 * describeRemote(manifest, remote);
 */
export function describeRemote(json: unknown, remote: RemoteDefinition): void {
  const rules = contractRules(manifestOf(json), remote);
  test.each(rules)('remote.json $rule', ({ faults }) => expect(faults).toEqual([]));

  const nouns = plainNouns(remote.routes);
  if (nouns.length === 0) return;
  test.each(nouns)('the address /%s has its screens in the folder of that name', async (noun) => {
    const route = remote.routes.find(({ path }) => path === noun);
    const screens: unknown = await Object(route?.handle).preload();
    expect(screens).toHaveProperty('Component');
  });
}

/** @throws Error that says in words where the file is wrong */
function manifestOf(json: unknown): RemoteManifest {
  const parsed = RemoteManifest.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new Error(`remote.json is not as it has to be.\n${z.prettifyError(parsed.error)}`);
}
