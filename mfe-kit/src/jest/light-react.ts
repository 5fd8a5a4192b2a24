import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const stacksMade = 'recentlyCreatedOwnerStacks';
/** The count above which React's development build stops capturing call stacks. */
const enough = 10_000;

/**
 * Stops React's development build from capturing a call stack for each element, which only warnings use: it took a
 * tenth of a suite's time. A React version without this count is left unchanged.
 */
export function lightenReact(): void {
  const shared: unknown = Reflect.get(React, internals);
  if (typeof shared !== 'object' || shared === null || !(stacksMade in shared)) return;
  Object.defineProperty(shared, stacksMade, {
    get: () => enough,
    set() {
      // React resets the count after each second of rendering.
    },
  });
}
