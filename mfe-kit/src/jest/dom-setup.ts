import '@testing-library/jest-dom';
import { cleanup } from '@testing-library/react';
import './light-react';
import { lightenStyles } from './light-styles';
import './testing-library';

/* Runs for each suite; what it imports runs once for all suites of a process. */

/* A suite may use Node's own environment. */
if (typeof window !== 'undefined') lightenStyles();

/* Rules are inserted one by one, as in production; the development way makes jsdom parse a whole sheet for each. */
Reflect.set(globalThis, 'SC_DISABLE_SPEEDY', false);

/* Responses of the API update screens at any time, as in a browser, not within an `act` of the test. This stops
   React's warning for each update; the library still wraps its own events in `act`. */
beforeAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));

/* Components take a task to leave the document: some release what they hold of it only then. */
const { setTimeout: startTimer } = globalThis;
afterEach(async () => {
  cleanup();
  await new Promise((resolve) => startTimer(resolve, 0));
});
