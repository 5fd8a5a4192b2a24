import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { lightenReact } from './light-react';
import { lightenStyles } from './light-styles';

/* A suite may use Node's own environment. */
if (typeof window !== 'undefined') lightenStyles();
lightenReact();

/* Rules are inserted one by one, as in production; the development way makes jsdom parse a whole sheet for each. */
Reflect.set(globalThis, 'SC_DISABLE_SPEEDY', false);

/* The tests use the real API, which on a busy machine needs more than the default second. */
configure({ asyncUtilTimeout: 15_000 });

/* Responses of the API update screens at any time, as in a browser, not within an `act` of the test. This stops
   React's warning for each update; the library still wraps its own events in `act`. */
beforeAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
