import { endpoint } from '../endpoint';
import { Registry } from './registry-schema';

/** The registry. Anybody may read it: the shell's page needs it before anyone has signed in. */
export const readRegistry = endpoint({
  name: 'release.registry',
  method: 'GET',
  path: 'release/registry',
  access: 'public',
  answer: Registry,
  summary: 'Says which build of which remote runs, with its hashes, routes and menu entries.',
});
