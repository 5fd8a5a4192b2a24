import type { Federation } from '../federation/federation-context';
import { noOverrides } from '../federation/overrides';

/** The shared modules of a test's page. */
export const testOffer = { contract: 1, shared: { react: '19.3.1' } };

/** A federation of the given parts, without overrides or failures. */
export function testFederation(
  parts: Pick<Federation, 'store' | 'loader' | 'memory'> & Partial<Federation>,
): Federation {
  return {
    watch: { begin: () => undefined, end: () => undefined },
    sideEffects: { enter: () => () => undefined },
    overrides: noOverrides,
    offered: testOffer,
    isOutdated: () => false,
    report: () => undefined,
    onFailedPage: () => () => undefined,
    ...parts,
  };
}
