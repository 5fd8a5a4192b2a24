import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { lightenReact } from './light-react';
import { lightenStyles } from './light-styles';

/* Suites of this project may ask for Node's own environment. */
if (typeof window !== 'undefined') lightenStyles();
lightenReact();

/* The real API answers: on a busy machine that takes more than the usual second. */
configure({ asyncUtilTimeout: 15_000 });

/*
 * What the API answers comes to the screens when it comes, as in a browser, not within an `act` of the test. React is not to
 * warn of each such update; what a test does by itself is flushed by the library's own `act` all the same.
 */
beforeAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
