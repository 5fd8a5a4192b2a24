import { configure, getConfig } from '@testing-library/react';

/* The tests use the real API, which on a busy machine needs more than the default second. The document is part of an
   error where it is reported, not of each attempt of `waitFor`. */
configure(({ getElementError, ...former }) => ({
  ...former,
  asyncUtilTimeout: 15_000,
  getElementError: (message, container) =>
    isRepeating() ? new Error(message ?? undefined) : getElementError(message, container),
}));

/** Whether a query runs within `waitFor`, which adds the document to the last error. */
function isRepeating(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}
