import { RemoteManifest } from 'contract/release';
import { contractRules } from '../remote/contract-faults';
import type { RemoteDefinition } from '../remote/define-remote';

/**
 * The conformance suite of a remote: what `remote.json` promises, the code has, and the other way round.
 *
 * @example
 * describeRemote(manifest, remote);
 */
export function describeRemote(json: unknown, remote: RemoteDefinition): void {
  const rules = contractRules(RemoteManifest.parse(json), remote);
  test.each(rules)('remote.json $rule', ({ faults }) => expect(faults).toEqual([]));
}
