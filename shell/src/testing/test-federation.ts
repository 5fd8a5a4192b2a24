import type { Federation } from '../federation/federation-context';
import { noOverrides } from '../federation/overrides';

/** What the page of a test has for remotes. */
export const testOffer = { contract: 1, shared: { react: '19.3.1' } };

/** Federation by the parts given, without overrides; nothing fails in it. */
export function testFederation(
  parts: Pick<Federation, 'store' | 'loader' | 'memory'> & Partial<Federation>,
): Federation {
  return {
    overrides: noOverrides,
    offered: testOffer,
    isOutdated: () => false,
    report: () => undefined,
    onFailedPage: () => () => undefined,
    ...parts,
  };
}
