import { endpoint } from '../endpoint';
import { Registry } from './registry-schema';

/** The registry. A release token can read only its own remote's entry. */
export const readRegistry = endpoint({
  name: 'release.registry',
  method: 'GET',
  path: 'release/registry',
  access: 'team',
  needs: 'account',
  answer: Registry,
  summary: 'Says which build of which remote runs, with its hashes, routes and menu entries.',
});
