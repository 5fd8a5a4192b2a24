import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const stacksMade = 'recentlyCreatedOwnerStacks';
/** From this count on, React's development build does without. */
const enough = 10_000;

/**
 * Spares React's development build the call stack that it takes for each element, for messages of warnings alone: a tenth
 * of the time of a suite. Where a later React keeps no such count, nothing is changed.
 */
export function lightenReact(): void {
  const shared: unknown = Reflect.get(React, internals);
  if (typeof shared !== 'object' || shared === null || !(stacksMade in shared)) return;
  Object.defineProperty(shared, stacksMade, {
    get: () => enough,
    set() {
      // React begins to count anew with each second of rendering.
    },
  });
}
