import './production-act';
import '@testing-library/jest-dom';
import { configure, getConfig, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lightenLabels } from './light-labels';
import { lightenReact } from './light-react';
import { lightenStyles } from './light-styles';

/* A suite may use Node's own environment. */
if (typeof window !== 'undefined') {
  lightenStyles();
  lightenLabels();
}
lightenReact();

/* Rules are inserted one by one, as in production; the development way makes jsdom parse a whole sheet for each. */
Reflect.set(globalThis, 'SC_DISABLE_SPEEDY', false);

/* user-event types without a timer after each key, which took a tenth of the time of a suite of forms. */
const { setup } = userEvent;
Reflect.set(userEvent, 'setup', (options: object = {}) =>
  patient(setup({ delay: null, ...options })),
);

/** A click waits until its target is enabled, as a person does; on one that stays disabled it would do nothing. */
function patient(user: ReturnType<typeof setup>): typeof user {
  return {
    ...user,
    async click(target) {
      if (isDisabled(target)) await waitFor(() => expect(isDisabled(target)).toBe(false));
      await user.click(target);
    },
  };
}

function isDisabled(target: Element): boolean {
  return target.closest(':disabled, [aria-disabled="true"]') !== null;
}

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

/* Responses of the API update screens at any time, as in a browser, not within an `act` of the test. This stops
   React's warning for each update; the library still wraps its own events in `act`. */
beforeAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
