import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Registry } from './registry-schema';
import { Version } from './version-range';

/** The registry. A release token can read only its own remote's entry. */
export const readRegistry = endpoint({
  name: 'release.registry',
  method: 'GET',
  path: 'release/registry',
  access: 'team',
  needs: 'account',
  /** The panel's build that asks: what it lacks of a remote's needs is said. */
  query: z.strictObject({ panel: Version.optional() }),
  answer: Registry,
  summary: 'Says which build of which remote runs, with its hashes, routes and menu entries.',
});
