import type { AnyResource } from '../resource/resource-types';
import { describeForm } from './describe-form';
import { describeList } from './describe-list';
import { describeRemoval } from './describe-removal';
import type { ResourceScreens } from './resource-suite';
import { suiteSession } from './suite-session';

/**
 * The conformance suite of a plain resource's screens, against the real API in process: list, sorting, create, checks,
 * the server's refusals, removal and Undo, exports, accessibility. Where it is `thorough`, also what all resources
 * share: search, empty, error, keys, edit, stale version, unsaved changes, several rows at once, trash, history. A
 * screen's test adds only what is its own.
 *
 * @example
 * describeResource({ resource: units, routes, list: '/unit', titleLabel: 'Name', fill: fillUnit,
 *   body: (word) => ({ name: `Unit ${word}`, symbol: word.slice(-8), dimension: 'mass', factor: 1 }) });
 */
export function describeResource<R extends AnyResource>(screens: ResourceScreens<R>) {
  describe(`the screens of ${screens.resource.label.many}`, () => {
    const current = suiteSession();
    beforeAll(async () => screens.prepare?.(current()));
    describeList(screens, current);
    describeForm(screens, current);
    describeRemoval(screens, current);
  });
}
