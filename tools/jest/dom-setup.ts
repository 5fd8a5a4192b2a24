import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { lightenStyles } from './light-styles';

/* Suites of this project may ask for Node's own environment. */
if (typeof window !== 'undefined') lightenStyles();

/* The real API answers: on a busy machine that takes more than the usual second. */
configure({ asyncUtilTimeout: 15_000 });
